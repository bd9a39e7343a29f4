import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { pickWords } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { useList } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { usePartsT } from '../parts/messages';
import { pageArticles, sectionQuery } from '../parts/page-articles';
import { FailedLine } from '../parts/section-notice';
import { useAboutPatientT } from './messages';
import styles from './section-news.module.css';

const places = ['one', 'two', 'three'];

/** One of the five sections: what it is for and its newest articles. */
export function SectionNews({ section }: { section: number }) {
  const t = useAboutPatientT();
  const tParts = usePartsT();
  const { items, status, reload } = useList(pageArticles, sectionQuery(section));
  const described = patientSections[section];
  if (!described) return null;
  const { key, title, hi } = described;
  const name = pickWords({ en: title, hi });
  const waiting = status === 'idle' || status === 'loading';
  return (
    <section className={styles.card} aria-labelledby={`section-${key}`} aria-busy={waiting}>
      <h3 className={styles.title} id={`section-${key}`}>
        {name}
      </h3>
      <p className={styles.about}>{tParts(`sections.${key}`)}</p>
      <ul className={styles.list}>
        {waiting && items.length === 0 ? places.map((place) => <li key={place} className={styles.waiting} />) : null}
        {items.map(({ _id, slug, title: headline, readMinutes }) => (
          <li key={_id}>
            <Link className={styles.link} to={paths.patientArticle(slug)}>
              <span lang="en">{headline}</span>
              <span className={styles.minutes}>{tParts('story.minutes', { minutes: readMinutes })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {status === 'failed' && items.length === 0 ? (
        <FailedLine className={styles.note} onRetry={reload}>
          {tParts('articles.failed')}
        </FailedLine>
      ) : null}
      {status === 'ready' && items.length === 0 ? <p className={styles.note}>{tParts('articles.none')}</p> : null}
      <Link
        className={styles.all}
        to={paths.patientCategory({ speciality: 'all', section, name: title })}
        aria-label={`${t('sections.all')}: ${name}`}
      >
        {t('sections.all')}
        <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}
