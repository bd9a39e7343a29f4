import type { NoticeRow } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { foundPath } from '@tvacha/shared-core/found';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useState } from 'react';
import { noticesPath, useNoticesT } from './messages';
import styles from './notice-list.module.css';
import { noticeRows, noticesRead, unreadNotices } from './notices';

const icons: Record<NoticeRow['kind'], IconName> = {
  answer: 'chats',
  accepted: 'check-circle',
  decision: 'images',
  meeting: 'calendar-check',
};
const step = 20;

function Words({ kind, outcome, startsAt }: NoticeRow) {
  const t = useNoticesT();
  if (kind === 'meeting') return t('meeting', { when: startsAt ? formatDate(startsAt, 'time') : '' });
  return t(kind === 'decision' ? `decision.${outcome ?? 'returned'}` : kind);
}

function Row({ notice, onFollow }: { notice: NoticeRow; onFollow: () => void }) {
  const t = useNoticesT();
  const { send } = useMutation(noticesRead);
  const { _id, about, kind, read, createdAt } = notice;
  const follow = () => {
    if (!read) send({ id: _id });
    onFollow();
  };
  return (
    <li>
      <Link
        className={styles.row}
        data-new={read ? undefined : ''}
        to={foundPath({ ...about, slug: null })}
        onClick={follow}
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

/** What the member was told of, the newest first, each with the way to its place. */
export function NoticeList({ onFollow }: { onFollow: () => void }) {
  const t = useNoticesT();
  const [dataPerPage, setMost] = useState(step);
  const view = useResource(noticeRows, { dataPerPage });
  const { value: count } = useResource(unreadNotices, undefined);
  const { send, status } = useMutation(noticesRead);
  return (
    <>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        {count?.unread ? (
          <Button kind="text" size="sm" loading={status === 'sending'} onClick={() => send({})}>
            {t('readAll')}
          </Button>
        ) : null}
      </div>
      <Loaded
        view={view}
        shape="list"
        failed={{ title: t('failed.title') }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
      >
        {({ items, total }) => (
          <>
            <ul className={styles.list}>
              {items.map((notice) => (
                <Row key={notice._id} notice={notice} onFollow={onFollow} />
              ))}
            </ul>
            {items.length < total && dataPerPage < 50 ? (
              <Button kind="text" size="sm" onClick={() => setMost(50)}>
                {t('more')}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
      <Link className={styles.settings} to={noticesPath} onClick={onFollow}>
        {t('settings')}
      </Link>
    </>
  );
}
