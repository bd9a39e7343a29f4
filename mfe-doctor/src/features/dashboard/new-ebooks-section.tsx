import { paths } from '@tvacha/shared-core/paths';
import { useList } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { EmptyState, ErrorState, LoadingState } from '@tvacha/shared-ui/states';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { ebooks } from '../../state/ebooks.slice';
import styles from './dashboard-page.module.css';
import { NewEbooks } from './new-ebooks';

/** What was asked for once serves the hero above and the row here. */
export const newestQuery = { sort: 'newest', dataPerPage: 6 } as const;

export function NewEbooksSection() {
  const t = useT();
  const heading = useId();
  const { items, status, reload } = useList(ebooks, newestQuery);
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {t('dashboard.newEbooks')}
        </h2>
        <Link to={paths.ebooks()} className={styles.all}>
          {t('dashboard.seeAll')}
        </Link>
      </div>
      {items.length > 0 ? <NewEbooks ebooks={items} /> : null}
      {items.length === 0 && status === 'ready' ? (
        <EmptyState title={t('dashboard.ebooksEmpty.title')} text={t('dashboard.ebooksEmpty.text')} />
      ) : null}
      {items.length === 0 && (status === 'idle' || status === 'loading') ? <LoadingState shape="grid" /> : null}
      {items.length === 0 && status === 'failed' ? (
        <ErrorState title={t('dashboard.ebooksError.title')} text={t('dashboard.errorText')} onRetry={reload} />
      ) : null}
    </section>
  );
}
