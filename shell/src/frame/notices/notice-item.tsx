import type { NoticeRow } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { foundPath } from '@tvacha/shared-core/found';
import { Link } from '@tvacha/shared-core/router';
import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import { useNoticesT } from './messages';
import styles from './notice-list.module.css';

const icons: Record<NoticeRow['kind'], IconName> = {
  answer: 'chats',
  followed: 'chats',
  accepted: 'check-circle',
  decision: 'images',
  meeting: 'calendar-check',
};

function Words({ kind, outcome, startsAt }: NoticeRow) {
  const t = useNoticesT();
  if (kind === 'meeting') return t('meeting', { when: startsAt ? formatDate(startsAt, 'time') : '' });
  return t(kind === 'decision' ? `decision.${outcome ?? 'rejected'}` : kind);
}

/** One notice with the way to its place. */
export function NoticeItem({ notice, onFollow }: { notice: NoticeRow; onFollow: () => void }) {
  const t = useNoticesT();
  const { about, kind, read, createdAt } = notice;
  return (
    <li>
      <Link
        className={styles.row}
        data-new={read ? undefined : ''}
        to={foundPath({ ...about, slug: null })}
        onClick={onFollow}
      >
        <Icon name={icons[kind]} size={20} />
        <span className={styles.words}>
          <strong>
            <Words {...notice} />
          </strong>
          <span className={styles.about}>{about.title}</span>
          <span className={styles.when}>{formatDate(createdAt, 'time')}</span>
        </span>
        {read ? null : (
          <span className={styles.dot}>
            <span className="visually-hidden">{t('new')}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
