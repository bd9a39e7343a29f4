import type { DoctorFacets } from '@tvacha/shared-contract';
import { masterdata } from '@tvacha/shared-contract/masterdata';
import { formatNumber } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { knownWord } from '../../common/translate-known';
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

const most = 8;
/** Every dermatologist has it, so it narrows nothing. */
const general = masterdata.doctorSpecialty[0]?.name;

interface SpecialityLinksProps {
  list: FinderAddress;
  counts: readonly { value: string; count: number }[];
}

/** What most doctors here treat; each narrows the list. */
export function SpecialityLinks({ list, counts }: SpecialityLinksProps) {
  const t = useT();
  const isCurrent = (name: string) => name.toLowerCase() === list.address.speciality.toLowerCase();
  const telling = counts.filter(({ value }) => isCurrent(value) || value !== general);
  if (telling.length === 0) return <div className={styles.room} />;
  return (
    <nav className={styles.room} aria-label={t('finder.specialities')}>
      <ul className={styles.chips}>
        {telling.slice(0, most).map(({ value, count }) => (
          <li key={value}>
            <Link
              className={styles.chip}
              to={list.hrefOf({ speciality: isCurrent(value) ? '' : value })}
              aria-current={isCurrent(value) ? 'true' : undefined}
            >
              {knownWord(t, 'speciality', value)} <span className={styles.count}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
