import { countDoctorFacets } from '@tvacha/shared-contract/routes/finder';
import { formatNumber } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import { paths } from '@tvacha/shared-core/paths';
import { createResource, useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { useInjection } from '@tvacha/shared-core/store';
import { Icon } from '@tvacha/shared-ui/icon';
import { clsx } from 'clsx';
import { addSlices } from './add-slices';
import { CityField } from './city-field';
import styles from './finder-card.module.css';
import { FinderForm } from './finder-form';
import { usePartsT } from './messages';
import { FailedLine } from './section-notice';

const finderCities = createResource({
  name: 'finderCities',
  load: async () => (await call(countDoctorFacets)).cities,
});

const add = (): void => addSlices({ key: 'finderCities', resources: [finderCities] });

/** How many listed doctors each city has, the most first. */
function useFinderCities() {
  useInjection(add);
  const { value, status, reload } = useResource(finderCities, undefined);
  return { cities: value ?? [], status, reload };
}

const chips = 6;

interface FinderCardProps {
  /** The field of cities beside the words, where there is room. */
  wide?: boolean;
}

/** The way to a doctor: a place to type, and the cities with most doctors. */
export function FinderCard({ wide }: FinderCardProps) {
  const t = usePartsT();
  const { cities, status, reload } = useFinderCities();
  return (
    <section className={clsx(styles.card, wide && styles.wide)} aria-labelledby="finder">
      <h2 className={styles.title} id="finder">
        {t('finder.title')}
      </h2>
      <p className={styles.text}>{t('finder.text')}</p>
      <FinderForm />
      <div className={styles.field}>
        <CityField cities={cities} />
      </div>
      <div className={styles.cities} aria-busy={status === 'loading'}>
        {status === 'failed' ? (
          <FailedLine className={styles.failed} onRetry={reload}>
            {t('finder.failed')}
          </FailedLine>
        ) : (
          <ul className={styles.chips} aria-label={t('finder.cities')}>
            {cities.slice(0, chips).map(({ value, count }) => (
              <li key={value}>
                <Link className={styles.chip} to={paths.findADoctor({ city: value })}>
                  {value} <span className={styles.count}>{formatNumber(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {status === 'ready' && cities.length === 0 ? <p className={styles.failed}>{t('finder.none')}</p> : null}
      </div>
      <Link className={styles.all} to={paths.findADoctor()}>
        {t('finder.all')}
        <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}
