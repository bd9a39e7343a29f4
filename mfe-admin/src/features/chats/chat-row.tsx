import { formatDate, formatNumber, formatRelativeDay } from '@tvacha/shared-core/format';
import { Link } from '@tvacha/shared-core/router';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { type Chat, isLate } from './chats';
import styles from './inbox.module.css';

/** The hour of today, the day of this week, or the date. */
function shortMoment(at: string): string {
  const isToday = formatDate(at) === formatDate(new Date());
  return isToday ? formatDate(at, 'clock') : formatRelativeDay(at);
}

/** One talk of the inbox: with whom, what was said last, and what it waits for. */
export function ChatRow({ chat, to, isOpen }: { chat: Chat; to: string; isOpen: boolean }) {
  const t = useT();
  const { user, last, lastAt, unread, assignedTo, closedAt } = chat;
  const said = last ? t(last.fromStaff ? 'chats.weSaid' : 'chats.theySaid', { text: last.text }) : '';
  return (
    <li>
      <Link className={styles.row} to={to} aria-current={isOpen || undefined} data-new={unread > 0 || undefined}>
        <Avatar name="" seed={user._id} size={40} />
        <span className={styles.words}>
          <span className={styles.line}>
            <strong className={styles.name}>{user.name}</strong>
            <time className={styles.when} dateTime={lastAt}>
              {shortMoment(lastAt)}
            </time>
          </span>
          <span className={styles.line}>
            <span className={styles.said}>{said}</span>
            {unread > 0 ? (
              <span className={styles.count}>
                <span aria-hidden="true">{formatNumber(unread)}</span>
                <span className="visually-hidden">{t('chats.unread', { count: unread })}</span>
              </span>
            ) : null}
          </span>
          <span className={styles.tags}>
            {closedAt ? <Tag tone="neutral">{t('chats.closed')}</Tag> : null}
            {isLate(chat, Date.now()) ? (
              <Tag tone="amber" icon="clock">
                {t('chats.late')}
              </Tag>
            ) : null}
            <span className={styles.owner}>
              {assignedTo ? t('chats.ownedBy', { name: assignedTo.name }) : t('chats.nobodys')}
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}
