import { Link } from '@tvacha/shared-core/router';
import { useT } from '../../common/i18n';
import { type SectionNumber, sectionHref, sectionKey, sectionNumbers } from '../../common/sections';
import styles from './section-tabs.module.css';

/** The five sections, as links. */
export function SectionTabs({ section }: { section: SectionNumber }) {
  const t = useT();
  return (
    <nav className={styles.tabs} aria-label={t('category.sections')}>
      <ul>
        {sectionNumbers.map((number) => (
          <li key={number}>
            <Link to={sectionHref(number)} aria-current={number === section ? 'page' : undefined}>
              {t(`sections.${sectionKey(number)}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
