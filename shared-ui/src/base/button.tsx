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

/** What is said of a button by attributes with a hyphen, which take any name in JSX: `aria-label`, `data-opens`. */
const hyphenated = (props: object) => Object.fromEntries(Object.entries(props).filter(([name]) => name.includes('-')));

/** A button, or with `href` a link that looks like one; `aria-` and `data-` attributes go to it as they are. */
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
      <SmartLink {...hyphenated(props)} className={className} href={href} download={download} onClick={onClick}>
        {inner}
      </SmartLink>
    );
  }
  return (
    <button
      {...hyphenated(props)}
      ref={props.ref}
      className={className}
      type={props.htmlType ?? 'button'}
      disabled={disabled || waits}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {inner}
    </button>
  );
}
