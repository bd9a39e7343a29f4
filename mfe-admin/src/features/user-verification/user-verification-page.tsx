import { errorMessage } from '@tvacha/shared-core/errors';
import { useCanAdmin } from '@tvacha/shared-core/permissions';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Pagination } from '@tvacha/shared-ui/pagination';
import { ErrorState, NoPermissionState } from '@tvacha/shared-ui/states';
import { useEffect } from 'react';
import { useT } from '../../common/i18n';
import { ApplicantDrawer } from './applicant-drawer';
import { NoApplicants } from './no-applicants';
import { rowsPerPage, useApplicants } from './use-applicants';
import { useNeighbours } from './use-neighbours';
import { UserFilters } from './user-filters';
import { useUserListAddress } from './user-list-address';
import { UserTable } from './user-table';
import styles from './user-verification-page.module.css';

export function UserVerificationPage() {
  const t = useT();
  const mayRead = useCanAdmin('User Verification', 'read');
  const { address, go } = useUserListAddress();
  const list = useApplicants(address, mayRead);
  const lastPage = Math.max(1, Math.ceil(list.total / rowsPerPage));
  const beyond = list.total > 0 && address.page > lastPage;
  const neighbours = useNeighbours(list.rows, address.id);

  // The last decision on the last page leaves it empty, and an old address may name a page that is no more.
  useEffect(() => {
    if (beyond) go({ page: lastPage }, { replace: true });
  });

  if (!mayRead || list.problem === 'FORBIDDEN') {
    return (
      <div className={styles.page}>
        <PageHeader title={t('users.title')} />
        <NoPermissionState section={t('users.title')} />
      </div>
    );
  }
  const { previous, next, index } = neighbours;
  return (
    <div className={styles.page}>
      <PageHeader title={t('users.title')} lead={t('users.lead')} />
      <UserFilters address={address} states={list.states} go={go} />
      {list.problem ? (
        <ErrorState title={t('users.failed')} text={errorMessage(list.problem)} onRetry={list.reload} />
      ) : (
        <>
          <UserTable
            rows={list.rows}
            loading={list.loading || beyond}
            empty={<NoApplicants address={address} onClear={() => go({ state: 'all', search: '' })} />}
            selectedId={address.id}
            onOpen={(id) => go({ id })}
          />
          {list.total > rowsPerPage && (
            <div className={styles.pages}>
              <Pagination
                page={address.page}
                dataPerPage={rowsPerPage}
                total={list.total}
                onChange={(page) => go({ page, id: null })}
              />
            </div>
          )}
        </>
      )}
      <ApplicantDrawer
        id={address.id}
        known={list.rows[index]}
        position={index < 0 || list.loading ? null : (address.page - 1) * rowsPerPage + index + 1}
        total={list.total}
        onPrevious={previous && (() => go({ id: previous._id }, { replace: true }))}
        onNext={next && (() => go({ id: next._id }, { replace: true }))}
        onClose={() => go({ id: null })}
      />
    </div>
  );
}
