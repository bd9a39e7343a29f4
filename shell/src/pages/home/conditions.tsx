import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import { useList } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { ConditionCard } from '../parts/condition-card';
import { conditionsQuery, pageArticles } from '../parts/page-articles';
import { SectionNotice } from '../parts/section-notice';
import styles from './conditions.module.css';
import { useHomeT } from './messages';
import { pickConditions } from './pick-conditions';

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
