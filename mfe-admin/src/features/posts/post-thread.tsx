import { formatDate } from '@tvacha/shared-core/format';
import { useListAddress } from '@tvacha/shared-core/list';
import { Link } from '@tvacha/shared-core/router';
import { Gallery } from '@tvacha/shared-ui/gallery';
import { Notice } from '@tvacha/shared-ui/notice';
import type { ReactNode } from 'react';
import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { type Post, type PostInThread, postList } from './posts';
import styles from './posts.module.css';
import { ReportTags } from './report-tags';

interface PostBlockProps {
  kind: PostInThread['kind'];
  post: Post;
  /** Whether it is the one that is decided on. */
  isOpen: boolean;
  children?: ReactNode;
}

/** One post as plain text: what its Markdown would hide is to be seen here. */
function PostBlock({ kind, post, isOpen, children }: PostBlockProps) {
  const t = useT();
  const { hrefOf } = useListAddress(postList);
  const { _id: id, author, createdAt, editedAt, text } = post;
  const facts = [
    t(`posts.one.${kind}`),
    author?.name ?? t('posts.noAuthor'),
    t('posts.writtenOn', { date: formatDate(createdAt, 'time') }),
    editedAt && t('posts.editedOn', { date: formatDate(editedAt, 'time') }),
  ];
  return (
    <article className={styles.post} aria-current={isOpen || undefined}>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <ReportTags post={post} />
      <p className={styles.text}>{text}</p>
      {children}
      {isOpen ? null : (
        <Link to={hrefOf({ id })} replace className={styles.more}>
          {t('posts.open')}
        </Link>
      )}
    </article>
  );
}

interface PostThreadProps {
  thread: PostInThread;
  /** The post that is decided on. */
  open: string;
  onExpired: () => void;
}

/** The question with the answers around the post that is open. */
export function PostThread({ thread, open, onExpired }: PostThreadProps) {
  const t = useT();
  const { kind, question, answers, before } = thread;
  const after = question.answers - before - answers.length;
  return (
    <section className={styles.body} aria-label={t('posts.thread')}>
      {kind === 'answer' && question.hiddenAt ? <Notice tone="warning" title={t('posts.questionDown')} /> : null}
      <PostBlock kind="question" post={question} isOpen={question._id === open}>
        {question.pictures.length > 0 ? (
          <Gallery
            key={question._id}
            pictures={question.pictures.map((picture) => ({ ...picture, caption: '' }))}
            onExpired={onExpired}
          />
        ) : null}
      </PostBlock>
      {before > 0 ? <p className={styles.facts}>{t('posts.earlier', { count: before })}</p> : null}
      {answers.map((answer) => (
        <PostBlock key={answer._id} kind="answer" post={answer} isOpen={answer._id === open} />
      ))}
      {after > 0 ? <p className={styles.facts}>{t('posts.later', { count: after })}</p> : null}
      {before > 0 || after > 0 ? (
        <Link to={adminPaths.posts({ of: 'answer', state: 'all', question: question._id })} className={styles.more}>
          {t('posts.seeAll')}
        </Link>
      ) : null}
    </section>
  );
}
