import { formatNumber } from '@tvacha/shared-core/format';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import type { Post } from './posts';
import styles from './posts.module.css';

/** What a post is reported for, how often each, and whether it is taken down. */
export function ReportTags({ post: { reports, hiddenAt } }: { post: Pick<Post, 'reports' | 'hiddenAt'> }) {
  const t = useT();
  return (
    <span className={styles.tags}>
      {hiddenAt ? (
        <Tag tone="neutral" icon="eye-slash">
          {t('posts.down')}
        </Tag>
      ) : null}
      {reports.map(({ reason, count }) => (
        <Tag key={reason} tone={reason === 'patient' || reason === 'harm' ? 'red' : 'amber'} icon="warning">
          {t('posts.reasonCount', { reason: t(`posts.reason.${reason}`), count: formatNumber(count) })}
        </Tag>
      ))}
    </span>
  );
}
