import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import type { ReactNode } from 'react';
import css from './back-link.module.css';

/** The way back to the tab that a page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={css.back}>
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  );
}
