import { useResource } from '@tvacha/shared-core/resources';
import { toast } from '@tvacha/shared-core/toasts';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Notice } from '@tvacha/shared-ui/notice';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Pagination } from '@tvacha/shared-ui/pagination';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useEffect, useState } from 'react';
import { ContributionCard } from './contribution-card';
import { contributionPaths, withoutCopyright } from './contributions';
import styles from './contributions.module.css';
import { useT } from './messages';

const dataPerPage = 24;

/** `/doctor/contributions/nocopyright`: what the team keeps back, as the rights in it are not its author’s (DOC-06). */
export function NoCopyrightPage() {
  const t = useT();
  const [page, setPage] = useState(1);
  const view = useResource(withoutCopyright, { page, dataPerPage });
  const isKeptBack = (view.value?.total ?? 0) > 0;
  useEffect(() => {
    if (isKeptBack) toast('NO_COPYRIGHT');
  }, [isKeptBack]);
  return (
    <>
      <BackLink to={contributionPaths.own} label={t('contributions.mine')} />
      <PageHeader title={t('contributions.noCopyright')} lead={t('contributions.noCopyright.lead')} />
      <Loaded view={view} shape="grid" failed={{ title: t('contributions.error.title') }}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState title={t('contributions.noCopyright.none')} text={t('contributions.noCopyright.none.text')} />
          ) : (
            <>
              <Notice tone="warning" title={t('contributions.noCopyright.notice')}>
                {t('contributions.noCopyright.text')}
              </Notice>
              <ul className={styles.cards} aria-label={t('contributions.noCopyright')}>
                {items.map((contribution) => (
                  <li key={contribution._id}>
                    <ContributionCard contribution={contribution} asQuiz={false} />
                  </li>
                ))}
              </ul>
              {total > dataPerPage ? (
                <Pagination page={page} dataPerPage={dataPerPage} total={total} onChange={setPage} />
              ) : null}
            </>
          )
        }
      </Loaded>
    </>
  );
}
