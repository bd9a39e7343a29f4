import type { DoctorFacets } from '@tvacha/shared-contract';
import { formatNumber } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import type { FinderAddress } from './finder-list';
import styles from './places.module.css';

type Counts = DoctorFacets['cities'];
const first = 10;

interface PlacesProps {
  list: FinderAddress;
  facets: DoctorFacets | null;
  failed: boolean;
  reload: () => void;
}

/** Where the doctors are: cities with the most of them, and what lies behind. */
export function Places({ list, facets, failed, reload }: PlacesProps) {
  const t = useT();
  const id = useId();
  const { cities = [], states = [], place = '' } = facets ?? {};
  if (facets && cities.length === 0) return null;
  const inCity = (city: string) => list.hrefOf({ city, state: '', pincode: '' });
  const inState = (state: string) => list.hrefOf({ state, city: '', pincode: '' });
  return (
    <section className={styles.places} aria-labelledby={id}>
      <h2 id={id}>{t('finder.cities')}</h2>
      {failed ? (
        <div className={styles.failed} role="status">
          <p>{t('finder.citiesFailed')}</p>
          <Button size="sm" icon="arrow-clockwise" onClick={reload}>
            {t('finder.tryAgain')}
          </Button>
        </div>
      ) : null}
      <PlaceList counts={cities.slice(0, first)} current={place} hrefTo={inCity} />
      {cities.length > first ? (
        <More label={t('finder.moreCities', { count: cities.length - first })}>
          <PlaceList counts={cities.slice(first)} current={place} hrefTo={inCity} />
        </More>
      ) : null}
      {states.length > 1 ? (
        <More label={t('finder.states', { count: states.length })}>
          <PlaceList counts={states} current={list.address.state} hrefTo={inState} />
        </More>
      ) : null}
    </section>
  );
}

function More({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        {label}
        <Icon name="caret-down" size={16} />
      </summary>
      {children}
    </details>
  );
}

interface PlaceListProps {
  counts: Counts;
  current: string;
  hrefTo: (place: string) => string;
}

function PlaceList({ counts, current, hrefTo }: PlaceListProps) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ul className={styles.list}>
      {counts.map(({ value, count }) => (
        <li key={value}>
          <Link to={hrefTo(value)} aria-current={value.toLowerCase() === current.toLowerCase() ? 'true' : undefined}>
            <span className={styles.name}>{value}</span> <span className={styles.count}>{formatNumber(count)}</span>
            <span className={styles.bar} style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
