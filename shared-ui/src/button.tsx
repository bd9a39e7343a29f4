import type { MouseEventHandler, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

export interface ButtonProps {
  kind?: 'primary' | 'default' | 'danger' | 'text';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  loading?: boolean;
  disabled?: boolean;
  href?: string;
  block?: boolean;
  htmlType?: 'button' | 'submit' | 'reset';
  onClick?: MouseEventHandler<HTMLElement>;
  children?: ReactNode;
  /** Needed where the button shows only an icon. */
  'aria-label'?: string;
}
export function Button({
  icon,
  disabled,
  loading,
  href,
  htmlType = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inner = (
    <>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </>
  );
  if (href) {
    return (
      <a href={href} onClick={onClick} aria-label={rest['aria-label']}>
        {inner}
      </a>
    );
  }
  return (
    <button type={htmlType} disabled={disabled || loading} onClick={onClick} aria-label={rest['aria-label']}>
      {inner}
    </button>
  );
}
