import type { NoticeRow } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import { noticesPath, useNoticesT } from './messages';
import { NoticeItem } from './notice-item';
import styles from './notice-list.module.css';
import { noticeRows, noticesRead, unreadNotices } from './notices';

/** So many stand at the bell; all of them have a page. */
const newest = 20;

/** What the member was told of, the newest first, each with the way to its place. */
export function NoticeList({ onFollow }: { onFollow: () => void }) {
  const t = useNoticesT();
  const view = useResource(noticeRows, { dataPerPage: newest });
  const { value: count } = useResource(unreadNotices, undefined);
  const { send, status } = useMutation(noticesRead);
  const mayWrite = useMayWrite();
  const follow = ({ _id, read }: NoticeRow) => {
    if (!read && mayWrite) send({ id: _id });
    onFollow();
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        {count?.unread && mayWrite ? (
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
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((notice) => (
              <NoticeItem key={notice._id} notice={notice} onFollow={() => follow(notice)} />
            ))}
          </ul>
        )}
      </Loaded>
      <Link className={styles.settings} to={noticesPath} onClick={onFollow}>
        {t('all')}
      </Link>
    </>
  );
}
