import type { Code } from '@tvacha/shared-contract/codes';
import type { PostKind } from '@tvacha/shared-contract/posts';
import { clearPost, hideAnswer, hideQuestion } from '@tvacha/shared-contract/routes/admin/moderation';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import { ReasonDialog } from '../../common/reason-dialog';
import { decidePost, type Post, type PostDecision } from './posts';
import styles from './posts.module.css';

/** After these there is nothing left to decide in the dialog; what is lost on the way leaves it open to try again. */
const ending: readonly Code[] = ['CONFLICT', 'OWN_WORK', 'NOT_FOUND'];

/** What may be decided on a post: to keep what is reported, to take down what is shown, to show what is not. */
export function PostDecisionBar({ kind, post }: { kind: PostKind; post: Post }) {
  const t = useT();
  const hide = { question: useMay(hideQuestion), answer: useMay(hideAnswer) };
  const may = { keep: useMay(clearPost), hide: hide[kind] };
  const { _id: id, editedAt, hiddenAt } = post;
  const { status, problem, send } = useMutation(decidePost, id);
  const [asked, setAsked] = useState<PostDecision['done']>();
  const ended = problem !== null && ending.includes(problem.code);
  useEffect(() => {
    if (ended || status === 'sent') setAsked(undefined);
  }, [ended, status]);

  // A reason that is being written stays, though it may not be given any more.
  if (!may.keep && !may.hide && asked === undefined) return <p className={styles.facts}>{t('posts.readOnly')}</p>;
  const reports = post.reports.reduce((sum, { count }) => sum + count, 0);
  const busy = status === 'sending';
  const seen = { id, editedAt };
  const drop = () => setAsked(undefined);
  return (
    <div className={styles.buttons}>
      {may.hide && !hiddenAt ? (
        <Button kind="danger" onClick={() => setAsked('hide')}>
          {t('posts.hide')}
        </Button>
      ) : null}
      {may.keep && !hiddenAt && reports > 0 ? (
        <Button kind="primary" onClick={() => setAsked('keep')}>
          {t('posts.keep')}
        </Button>
      ) : null}
      {may.hide && hiddenAt ? <Button onClick={() => setAsked('show')}>{t('posts.show')}</Button> : null}
      <ReasonDialog
        open={asked === 'hide'}
        may={may.hide}
        busy={busy}
        title={t(`posts.hideTitle.${kind}`)}
        text={t(`posts.hideText.${kind}`)}
        confirmLabel={t('posts.hide')}
        kept="post"
        draft={`hide-${id}`}
        onConfirm={(reason) => send({ ...seen, done: 'hide', kind, reason })}
        onCancel={drop}
      />
      <ConfirmDialog
        open={asked === 'keep'}
        busy={busy}
        title={t('posts.keepTitle')}
        text={t('posts.keepText')}
        confirmLabel={t('posts.keep')}
        onConfirm={() => send({ ...seen, done: 'keep', reports })}
        onCancel={drop}
      />
      <ConfirmDialog
        open={asked === 'show'}
        busy={busy}
        title={t('posts.showTitle')}
        text={t('posts.showText')}
        confirmLabel={t('posts.show')}
        onConfirm={() => send({ ...seen, done: 'show', kind })}
        onCancel={drop}
      />
    </div>
  );
}
