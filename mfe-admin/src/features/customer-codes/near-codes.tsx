import { formatDate } from '@tvacha/shared-core/format';
import { Card } from '@tvacha/shared-ui/card';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import styles from './customer-codes.module.css';
import type { NearCode } from './invalid-codes';

/** Real codes that the one before us may have been meant for, each with what was slipped and who has it. */
export function NearCodes({ near }: { near: readonly NearCode[] }) {
  const t = useT();
  const holderOf = ({ usedAt, usedBy }: NearCode) => {
    if (!usedAt && !usedBy) return t('codes.unusedLong');
    const name = usedBy?.name ?? t('codes.nobody');
    return usedAt ? t('codes.usedOn', { name, date: formatDate(usedAt) }) : t('codes.usedBy', { name });
  };
  return (
    <Card title={t('codes.near')}>
      {near.length === 0 ? (
        <p className={styles.note}>{t('codes.nearNone')}</p>
      ) : (
        <ul className={styles.near} aria-label={t('codes.near')}>
          {near.map((code) => (
            <li key={code._id}>
              <span className={styles.code}>{code.code}</span>
              <Tag tone="neutral">{t(`codes.slip.${code.slip}`)}</Tag>
              <span className={styles.note}>{holderOf(code)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
