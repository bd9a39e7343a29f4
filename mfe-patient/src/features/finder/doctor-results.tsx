import { useList } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Pagination } from '@tvacha/shared-ui/pagination';
import { EmptyState, ErrorState, LoadingState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { doctors } from '../../state/doctors.slice';
import { DoctorCard } from './doctor-card';
import styles from './doctor-results.module.css';
import {
  dataPerPage,
  doctorsQuery,
  emptyQuery,
  type FinderQuery,
  hasBadPincode,
  hrefOf,
  hrefWith,
} from './finder-query';

/** The doctors found, a page at a time. */
export function DoctorResults({ query }: { query: FinderQuery }) {
  const t = useT();
  const { items, total, status, reload } = useList(doctors, doctorsQuery(query));

  if (status === 'failed') {
    return <ErrorState title={t('finder.error.title')} text={t('finder.error.text')} onRetry={reload} />;
  }
  if (status !== 'ready') return <LoadingState shape="list" />;
  if (items.length === 0) {
    const past = total > 0;
    return (
      <EmptyState
        title={t(past ? 'finder.past.title' : 'finder.empty.title')}
        text={t(past ? 'finder.past.text' : query.pincode ? 'finder.empty.pincode' : 'finder.empty.text')}
        action={
          <Button href={past ? hrefWith(query, {}) : hrefOf(emptyQuery)}>
            {t(past ? 'finder.past.action' : 'finder.empty.action')}
          </Button>
        }
      />
    );
  }
  const near = query.pincode !== '' && !hasBadPincode(query);
  return (
    <>
      <div className={styles.bar}>
        <p aria-live="polite">{t('finder.total', { count: total })}</p>
        {near ? (
          <p>{t('finder.nearest')}</p>
        ) : (
          <nav className={styles.orders} aria-label={t('finder.order')}>
            {(['name', 'experience'] as const).map((sort) => (
              <Link key={sort} to={hrefWith(query, { sort })} aria-current={query.sort === sort ? 'true' : undefined}>
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
      {total > dataPerPage ? (
        <div className={styles.pages}>
          <Pagination
            page={query.page}
            dataPerPage={dataPerPage}
            total={total}
            hrefOf={(page) => hrefWith(query, { page })}
          />
        </div>
      ) : null}
    </>
  );
}
