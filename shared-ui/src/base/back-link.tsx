import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import styles from './back-link.module.css';

/** The way to where a page belongs, above its heading. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="arrow-left" size={18} />
      {label}
    </Link>
  );
}
