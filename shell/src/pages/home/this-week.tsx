import type { Article } from '@tvacha/shared-contract';
import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { pickWords } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { useList } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { ConditionArt, type ConditionArtProps } from '@tvacha/shared-ui/skin-art';
import { FinderCard } from '../parts/finder-card';
import { usePartsT } from '../parts/messages';
import { newestQuery, pageArticles } from '../parts/page-articles';
import { SectionNotice } from '../parts/section-notice';
import { useHomeT } from './messages';
import styles from './this-week.module.css';

interface StoryRowProps {
  article: Article;
  tone: ConditionArtProps['tone'];
}

/** An article in a list: its drawing, where it belongs, its title and what it says. */
function StoryRow({ article, tone }: StoryRowProps) {
  const t = usePartsT();
  const section = patientSections[article.section];
  return (
    <article className={styles.row}>
      <div className={styles.art}>
        <ConditionArt illustration={article.illustration} tone={tone} />
      </div>
      <div>
        <p className={styles.facts}>
          <span className={styles.section}>{section ? pickWords({ en: section.title, hi: section.hi }) : null}</span>{' '}
          <span className={styles.minutes}>{t('story.minutes', { minutes: article.readMinutes })}</span>
        </p>
        <h3 className={styles.storyTitle}>
          <Link className={styles.link} lang="en" to={paths.patientArticle(article.slug)}>
            {article.title}
          </Link>
        </h3>
        <p className={styles.summary} lang="en">
          {article.summary}
        </p>
      </div>
    </article>
  );
}

const tones = [2, 4, 1, 3] as const;
const places = ['one', 'two', 'three', 'four'];

/** Four articles, of those with one drawing the first; a second only where there are too few. */
function eachDrawingOnce(articles: readonly Article[]): Article[] {
  const isFirst = ({ illustration }: Article, at: number) =>
    articles.findIndex((other) => other.illustration === illustration) === at;
  return [...new Set([...articles.filter(isFirst), ...articles])].slice(0, places.length);
}

export function ThisWeek() {
  const t = useHomeT();
  const { items, status, reload } = useList(pageArticles, newestQuery);
  const waiting = status === 'idle' || status === 'loading';
  return (
    <div className={styles.columns}>
      <section aria-labelledby="this-week" aria-busy={waiting}>
        <h2 className={styles.title} id="this-week">
          {t('week.title')}
        </h2>
        {items.length > 0 ? (
          <ul className={styles.list}>
            {eachDrawingOnce(items).map((article, index) => (
              <li key={article._id}>
                <StoryRow article={article} tone={tones[index] ?? 2} />
              </li>
            ))}
          </ul>
        ) : waiting ? (
          <div className={styles.list} role="status" aria-label={t('week.loading')}>
            {places.map((place) => (
              <div key={place} className={styles.waiting} />
            ))}
          </div>
        ) : (
          <SectionNotice failed={status === 'failed'} onRetry={reload} />
        )}
      </section>
      <FinderCard />
    </div>
  );
}
