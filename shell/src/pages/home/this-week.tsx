import type { Article } from '@tvacha/shared-contract';
import { useList } from '@tvacha/shared-core/resources';
import { FinderCard } from '../parts/finder-card';
import { newestQuery, pageArticles } from '../parts/page-articles';
import { SectionNotice } from '../parts/section-notice';
import { StoryRow } from '../parts/story-row';
import { useHomeT } from './messages';
import styles from './this-week.module.css';

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
