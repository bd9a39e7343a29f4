import { useListView } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { Card } from '@tvacha/shared-ui/card';
import { ListResults } from '@tvacha/shared-ui/list-screen';
import { useNoticesT } from '../../../frame/notices/messages';
import { NoticeItem } from '../../../frame/notices/notice-item';
import styles from '../../../frame/notices/notice-list.module.css';
import { noticePages, pagedNoticeRead, pagedNotices } from './all-notices';

/** All that the member was told of, the newest first, a page at a time. */
export function AllNoticesCard() {
  const t = useNoticesT();
  const list = useListView(noticePages, pagedNotices);
  const { send } = useMutation(pagedNoticeRead);
  const mayWrite = useMayWrite();
  return (
    <Card title={t('title')}>
      <ListResults
        list={list}
        shape="list"
        words={{
          failed: { title: t('failed.title') },
          none: { title: t('empty.title'), text: t('empty.text') },
        }}
      >
        {({ items }) => (
          <ul className={styles.list} aria-label={t('title')}>
            {items.map((notice) => (
              <NoticeItem
                key={notice._id}
                notice={notice}
                onFollow={() => (mayWrite && !notice.read ? send({ id: notice._id }) : undefined)}
              />
            ))}
          </ul>
        )}
      </ListResults>
    </Card>
  );
}
