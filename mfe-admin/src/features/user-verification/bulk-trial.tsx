import type { BulkTrial } from '@tvacha/shared-contract';
import type { BulkAction } from '@tvacha/shared-contract/bulk';
import { formatNumber } from '@tvacha/shared-core/format';
import { Notice } from '@tvacha/shared-ui/notice';
import { useT } from '../../common/i18n';
import styles from './bulk.module.css';

/** What a dry run found: how many, who is left as they are and why, and ten of the others. */
export function TrialFindings({ trial, action }: { trial: BulkTrial; action: BulkAction }) {
  const t = useT();
  const { total, allowed, refusals, sample } = trial;
  return (
    <div className={styles.trial}>
      <Notice
        tone={allowed > 0 ? 'info' : 'warning'}
        live
        title={t(allowed > 0 ? 'bulk.found' : 'bulk.foundNobody', {
          allowed: formatNumber(allowed),
          total: formatNumber(total),
        })}
      />
      {refusals.length > 0 && (
        <section aria-labelledby="bulk-refusals">
          <h3 id="bulk-refusals" className={styles.head}>
            {t('bulk.refusals')}
          </h3>
          <ul className={styles.list}>
            {refusals.map(({ why, count, names }) => (
              <li key={why}>
                <strong>{formatNumber(count)}</strong>{' '}
                {why === 'state' ? t(`bulk.unfit.${action}`) : t(`bulk.refused.${why}`)}
                {names.length > 0 && <span className={styles.names}>{names.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {sample.length > 0 && (
        <section aria-labelledby="bulk-sample">
          <h3 id="bulk-sample" className={styles.head}>
            {t('bulk.sample', { count: sample.length })}
          </h3>
          <ul className={styles.list}>
            {sample.map(({ _id, name, customerId }) => (
              <li key={_id}>
                {name} <span className={styles.names}>{customerId}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
