import type { Article } from '@tvacha/shared-contract';
import { type Illustration, illustrations, patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import { useList } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { ConditionArt, type ConditionArtProps } from '@tvacha/shared-ui/skin-art';
import { usePartsT } from '../parts/messages';
import { conditionsQuery, pageArticles } from '../parts/page-articles';
import { SectionNotice } from '../parts/section-notice';
import styles from './conditions.module.css';
import { useHomeT } from './messages';

const shown = 6;

/** One article for each condition, in the order of the drawings, six at most. */
function pickConditions(articles: readonly Article[]): TopicArticle[] {
  return illustrations
    .flatMap((illustration) => {
      const isOfTopic = (article: Article): article is TopicArticle => article.illustration === illustration;
      return articles.find(isOfTopic) ?? [];
    })
    .slice(0, shown);
}

/** An article that is shown by the drawing of its topic, which has a name in the words. */
type TopicArticle = Article & { illustration: Illustration };

interface ConditionCardProps {
  article: TopicArticle;
  tone: ConditionArtProps['tone'];
}

/** A condition: its drawing, its name and what to know first. */
function ConditionCard({ article, tone }: ConditionCardProps) {
  const t = usePartsT();
  return (
    <Link className={styles.card} to={paths.patientArticle(article.slug)}>
      <span className={styles.art}>
        <ConditionArt illustration={article.illustration} tone={tone} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{t(`condition.${article.illustration}`)}</span>
        <span className={styles.summary} lang="en">
          {article.summary}
        </span>
      </span>
    </Link>
  );
}

const problems = 3;
const places = ['one', 'two', 'three', 'four', 'five', 'six'];
/** Skin from light to deep over the cards, so that no tone is the usual one. */
const tones = [3, 1, 2, 1, 3, 4] as const;

export function Conditions() {
  const t = useHomeT();
  const { items, status, reload } = useList(pageArticles, conditionsQuery);
  const conditions = pickConditions(items);
  const waiting = status === 'idle' || status === 'loading';
  return (
    <section className={styles.section} aria-labelledby="conditions" aria-busy={waiting}>
      <div className={styles.top}>
        <div>
          <h2 className={styles.title} id="conditions">
            {t('conditions.title')}
          </h2>
          <p className={styles.lead}>{t('conditions.lead')}</p>
        </div>
        <div className={styles.all}>
          <Button
            href={paths.patientCategory({
              speciality: 'all',
              section: problems,
              name: patientSections[problems].title,
            })}
          >
            {t('conditions.all')}
          </Button>
        </div>
      </div>
      {conditions.length > 0 ? (
        <ul className={styles.grid}>
          {conditions.map((article, index) => (
            <li key={article._id}>
              <ConditionCard article={article} tone={tones[index] ?? 2} />
            </li>
          ))}
        </ul>
      ) : waiting ? (
        <div className={styles.grid} role="status" aria-label={t('conditions.loading')}>
          {places.map((place) => (
            <div key={place} className={styles.waiting} />
          ))}
        </div>
      ) : (
        <SectionNotice failed={status === 'failed'} onRetry={reload} />
      )}
    </section>
  );
}
