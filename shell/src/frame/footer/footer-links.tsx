import { leadsTo } from '@tvacha/shared-core/redirects';
import { Link } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import type { MenuItem } from '../menu/menu-item';
import { useMenuWords } from '../menu/use-menu-labels';
import { DisclaimerLink } from './disclaimer-link';
import styles from './footer.module.css';

interface FooterLinksProps {
  title: string;
  items: readonly MenuItem[];
  /** In two columns where there is room. */
  wide?: boolean;
}

/** One group of the footer's links; nothing where none is left for this viewer. */
export function FooterLinks({ title, items, wide }: FooterLinksProps) {
  const { role } = useSession();
  const words = useMenuWords();
  if (items.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} data-wide={wide || undefined}>
        {items.map((item) => (
          <li key={item.id}>
            {item.isFile ? (
              <DisclaimerLink className={styles.link} href={item.path}>
                {words.title(item.title)}
              </DisclaimerLink>
            ) : (
              <Link className={styles.link} to={leadsTo(item.path ?? '', role, 'menu')}>
                {words.title(item.title)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
