import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import css from './form-notice.module.css';

/** What is wrong with the whole form, said once, above its button; nothing where nothing is. */
export function FormNotice({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={css.notice} role="alert">
      <Icon name="warning-circle" size={20} />
      <span>{children}</span>
    </p>
  );
}
