import { useCounts } from '@tvacha/shared-core/counts';
import { ErrorState, LoadingState } from '@tvacha/shared-ui/states';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { CountTiles } from './count-tiles';
import styles from './dashboard-page.module.css';

export function CountsSection() {
  const t = useT();
  const heading = useId();
  const { counts, status, reload } = useCounts();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('dashboard.counts')}
      </h2>
      {counts ? <CountTiles counts={counts} /> : null}
      {!counts && status !== 'failed' ? <LoadingState shape="list" /> : null}
      {!counts && status === 'failed' ? (
        <ErrorState title={t('dashboard.countsError.title')} text={t('dashboard.errorText')} onRetry={reload} />
      ) : null}
    </section>
  );
}
