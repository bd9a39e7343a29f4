import { postKinds } from '@tvacha/shared-contract/posts';
import { formatDate } from '@tvacha/shared-core/format';
import { useListView } from '@tvacha/shared-core/list';
import type { Column } from '@tvacha/shared-ui/table';
import { ApprovalTabs } from '../../common/approval-tabs';
import { type Translate, useT } from '../../common/i18n';
import { OfficeTable } from '../../common/office-table';
import { useOpenRow } from '../../common/use-open-row';
import { PostDrawer } from './post-drawer';
import { type ListedPost, officePosts, postList } from './posts';
import styles from './posts.module.css';
import { ReportTags } from './report-tags';

const columns = (t: Translate): Column<ListedPost>[] => [
  {
    key: 'text',
    title: t('posts.text'),
    render: (post) => (
      <span className={styles.cell}>
        <strong>{'title' in post ? post.title : post.question.title}</strong>
        <span className={styles.excerpt}>{post.text}</span>
      </span>
    ),
  },
  { key: 'reports', title: t('posts.reports'), render: (post) => <ReportTags post={post} /> },
  { key: 'author', title: t('posts.author'), render: ({ author }) => author?.name ?? t('posts.noAuthor') },
  {
    key: 'written',
    title: t('posts.written'),
    sort: { asc: 'oldest', desc: 'newest' },
    render: ({ createdAt }) => formatDate(createdAt),
  },
];

/** `/admin/content-approval/posts`: questions and answers, what is reported first, and what becomes of it (ADM-04). */
export function PostsPage() {
  const t = useT();
  const list = useListView(postList, officePosts);
  const open = useOpenRow(list);
  const { id, state, search } = list.address;
  const isQueue = state === 'reported' && search === '';
  return (
    <div className={styles.page}>
      <OfficeTable
        of={postList}
        views="posts"
        title={t('posts.title')}
        lead={t('posts.lead')}
        intro={<ApprovalTabs open="posts" />}
        list={list}
        tools={[
          {
            kind: 'choice',
            name: 'of',
            label: t('posts.of'),
            options: postKinds.map((value) => ({
              value,
              label: t(`posts.of.${value}`),
              count: list.value?.reported[value],
            })),
          },
          {
            kind: 'select',
            name: 'state',
            label: t('posts.state'),
            options: postList.fields.state.options.map((value) => ({ value, label: t(`posts.state.${value}`) })),
          },
          { kind: 'search', name: 'search', label: t('posts.search'), placeholder: t('posts.searchHint') },
        ]}
        chipOf={(name) => (name === 'question' ? t('posts.ofQuestion') : undefined)}
        words={{
          failed: { title: t('posts.failed'), section: t('approval.title') },
          none: { title: t('posts.none'), text: t('posts.noneText') },
          narrowed: {
            title: isQueue ? t('posts.none') : t('posts.empty'),
            text: isQueue ? t('posts.noneText') : t('posts.emptyText'),
            action: t('posts.clear'),
          },
        }}
        label={t('posts.title')}
        columns={columns(t)}
        rowKey={(row) => row._id}
        opens="id"
      />
      <PostDrawer id={id} {...open} />
    </div>
  );
}
