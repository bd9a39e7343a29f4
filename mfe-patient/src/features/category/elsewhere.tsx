import { Link } from '@tvacha/shared-core/router';
import { useT } from '../../common/i18n';
import { sectionKey, sectionNumbers } from '../../common/sections';
import styles from './elsewhere.module.css';
import { type CategoryQuery, hrefOf, inSection } from './section-list';
import type { Hits } from './use-hits';

/** The sections besides the open one in which the words are found. */
export const sectionsElsewhere = (section: CategoryQuery['section'], hits: Hits | null) =>
  sectionNumbers.filter((number) => number !== section && hits !== null && hits[number] > 0);

/** Leads to the same words and topic in the other sections that have them. */
export function Elsewhere({ query, hits }: { query: CategoryQuery; hits: Hits }) {
  const t = useT();
  return (
    <ul className={styles.sections} aria-label={t('category.elsewhere.list')}>
      {sectionsElsewhere(query.section, hits).map((number) => (
        <li key={number}>
          <Link to={hrefOf(inSection(query, number))}>
            <span className={styles.title}>{t(`sections.${sectionKey(number)}.title`)}</span>{' '}
            <span className={styles.count}>{t('category.total', { count: hits[number] })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
