import type { DoctorFacets, ListedDoctor } from '@tvacha/shared-contract';
import type { ListView } from '@tvacha/shared-core/list';
import type { Page } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { ListResults } from '@tvacha/shared-ui/list-screen';
import { useT } from '../../common/i18n';
import { knownWord } from '../../common/translate-known';
import { DoctorCard } from './doctor-card';
import styles from './doctor-results.module.css';
import { type finderList, hasBadPincode } from './finder-list';

interface DoctorResultsProps {
  list: ListView<Page<ListedDoctor>, typeof finderList.fields>;
  /** The city’s name of today. */
  place?: string;
  /** Where there are doctors near a place that has none. */
  near: DoctorFacets['near'];
}

/** The doctors found, a page at a time, and what narrows them. */
export function DoctorResults({ list, place, near }: DoctorResultsProps) {
  const t = useT();
  const query = list.address;
  const hasPincode = query.pincode !== '';
  const isNear = hasPincode && !hasBadPincode(query);
  const elsewhere = hasPincode ? 'finder.empty.pincode' : 'finder.empty.text';
  const none = {
    title: t('finder.empty.title'),
    text: t(near.length > 0 ? 'finder.empty.near' : elsewhere),
  };
  return (
    <ListResults
      list={list}
      shape="list"
      chipsLabel={t('finder.filters')}
      chipOf={(name) => {
        const value = query[name];
        if (name === 'speciality' || name === 'language') return knownWord(t, name, value);
        if (name === 'pincode') return isNear ? t('finder.pincode', { pincode: value }) : undefined;
        if (name === 'city') return place || value;
        return name === 'name' ? `“${value}”` : value;
      }}
      words={{
        failed: { title: t('finder.error.title'), text: t('finder.error.text') },
        none,
        narrowed: { ...none, action: t('finder.empty.action') },
        pastEnd: { title: t('finder.past.title'), text: t('finder.past.text'), action: t('finder.past.action') },
      }}
    >
      {({ items, total }) => (
        <>
          <div className={styles.bar}>
            <p aria-live="polite">{t('finder.total', { count: total })}</p>
            {isNear ? (
              <p>{t('finder.nearest')}</p>
            ) : (
              <nav className={styles.orders} aria-label={t('finder.order')}>
                {(['name', 'experience'] as const).map((sort) => (
                  <Link key={sort} to={list.hrefOf({ sort })} aria-current={query.sort === sort ? 'true' : undefined}>
                    {t(`finder.sort.${sort}`)}
                  </Link>
                ))}
              </nav>
            )}
          </div>
          <ul className={styles.list} aria-label={t('finder.list')}>
            {items.map((doctor) => (
              <li key={doctor._id}>
                <DoctorCard doctor={doctor} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ListResults>
  );
}
