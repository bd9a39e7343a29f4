import { useAwaitsScripts } from '@tvacha/shared-core/awaits-scripts';
import { clsx } from 'clsx';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/icon';
import css from './button.module.css';
import { SmartLink } from './link';

export interface ButtonProps {
  kind?: 'primary' | 'default' | 'danger' | 'text';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  /**
   * Works on: keeps its width and place in the tab order, takes no second click. A submit button for which it is said
   * at all sends by scripts, and is disabled until they are there: the browser would put what is typed into the address.
   */
  loading?: boolean;
  disabled?: boolean;
  href?: string;
  /** With `href`: the browser saves the file under this name. */
  download?: string;
  block?: boolean;
  htmlType?: 'button' | 'submit' | 'reset';
  onClick?: MouseEventHandler<HTMLElement>;
  children?: ReactNode;
  /** Needed where the button shows only an icon. */
  'aria-label'?: string;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-describedby'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  const { kind = 'default', size = 'md', icon, loading, disabled, href, download, block, onClick, children } = props;
  const waits = useAwaitsScripts(props.htmlType === 'submit' && loading !== undefined);
  const className = clsx(
    css.button,
    css[kind],
    css[size],
    block && css.block,
    !children && css.square,
    loading && css.loading,
  );
  const inner = (
    <>
      {loading ? <span className={css.spinner} aria-hidden="true" /> : null}
      {icon ? <Icon name={icon} size={size === 'sm' ? 16 : 20} /> : null}
      {children ? <span className={css.words}>{children}</span> : null}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <SmartLink
        className={className}
        href={href}
        download={download}
        onClick={onClick}
        aria-label={props['aria-label']}
      >
        {inner}
      </SmartLink>
    );
  }
  return (
    <button
      ref={props.ref}
      className={className}
      type={props.htmlType ?? 'button'}
      disabled={disabled || waits}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      aria-label={props['aria-label']}
      aria-pressed={props['aria-pressed']}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-haspopup={props['aria-haspopup']}
      aria-describedby={props['aria-describedby']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {inner}
    </button>
  );
}
