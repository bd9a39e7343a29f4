import { formatNumber } from '@tvacha/shared-core/format';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { clsx } from 'clsx';
import { CityField } from './city-field';
import styles from './finder-card.module.css';
import { useFinderCities } from './finder-cities';
import { FinderForm } from './finder-form';
import { usePartsT } from './messages';

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
          <p className={styles.failed} role="status">
            {t('finder.failed')}{' '}
            <button type="button" className={styles.again} onClick={reload}>
              {t('tryAgain')}
            </button>
          </p>
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
