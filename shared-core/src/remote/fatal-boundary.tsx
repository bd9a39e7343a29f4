import { Component, type PropsWithChildren } from 'react';

type Props = PropsWithChildren<{ onFatal: (error: unknown) => void }>;

/** The last boundary of a remote: it draws nothing and leaves the rest to the shell. */
export class FatalBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFatal(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
