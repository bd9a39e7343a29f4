import type { DoctorFacets } from '@tvacha/shared-contract';
import { formatNumber } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import styles from './chips.module.css';
import type { FinderAddress } from './finder-list';

interface NearPlacesProps {
  list: FinderAddress;
  near: DoctorFacets['near'];
}

/** Cities with doctors, for whoever asked for a place that has none. */
export function NearPlaces({ list, near }: NearPlacesProps) {
  const t = useT();
  const id = useId();
  if (near.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('finder.near')}
      </h2>
      <ul className={styles.chips}>
        {near.map(({ value, count }) => (
          <li key={value}>
            <Link className={styles.chip} to={list.hrefOf({ city: value, state: '', pincode: '' })}>
              {value} <span className={styles.count}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
