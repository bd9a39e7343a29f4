import { Link } from '@tvacha/shared-core/router';
import { Icon } from '../icons/icon';
import css from './back-link.module.css';

export interface BackLinkProps {
  to: string;
  label: string;
}

/** The way to where a page belongs, above its heading. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={css.back}>
      <Icon name="arrow-left" size={18} />
      {label}
    </Link>
  );
}
