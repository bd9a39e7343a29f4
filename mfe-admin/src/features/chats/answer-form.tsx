import { chatRules } from '@tvacha/shared-contract/form-rules';
import { answerChat, noteInChat, tellPresence } from '@tvacha/shared-contract/routes/admin/chats';
import { type Form, useForm } from '@tvacha/shared-core/form';
import { formatDate } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import { useSeldom } from '@tvacha/shared-core/presence';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useChosenFiles } from '@tvacha/shared-ui/file-upload';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import { AnswerField } from './answer-field';
import { AnswerFiles } from './answer-files';
import { type Chat, officeChats, officeTalk, type TalkRow } from './chats';
import styles from './talk.module.css';

interface AnswerFormProps {
  id: string;
  /** Null while it is not known, and where it is gone. */
  chat: Chat | null;
  /** What was said, the newest first. */
  rows: readonly TalkRow[];
  /** Its member was erased: what was written stays to be copied. */
  isGone: boolean;
  /** Where the right went meanwhile, what was written stays as well. */
  mayAnswer: boolean;
}

/** An empty field. `expected` is the last message that the writer knew of when they began: one draft, one answer. */
const empty = { text: '', expected: '', kind: 'answer' };

/** Thirty megabytes over a slow line. */
const patience = 10 * 60_000;

/** What the team said after a message. */
function answerSince(rows: readonly TalkRow[], expected: string): TalkRow | undefined {
  const at = rows.findIndex(({ _id }) => _id === expected);
  return at < 0 ? undefined : rows.slice(0, at).find(({ fromStaff, isNote }) => fromStaff && !isNote);
}

/**
 * Answers a talk, or writes a note into it. The draft is kept for each talk. Where a colleague answered since it was
 * begun, or the talk is closed, it asks before it sends.
 */
export function AnswerForm({ id, chat, rows, isGone, mayAnswer }: AnswerFormProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  /** What the writer agreed to when they were asked. */
  const agreed = useRef<{ expected?: string; reopen?: boolean }>({});
  const chosen = useChosenFiles();
  const tell = useSeldom((typing: 'answer' | 'note') => call(tellPresence, { body: { id, typing } }));
  const newest = rows[0]?._id ?? '';
  const form: Form<typeof empty> = useForm({
    name: `chat-${id}`,
    closed: () => (isGone ? t('talk.gone') : mayAnswer ? undefined : t('edit.closed')),
    initial: empty,
    rules: { text: chatRules.text },
    say: (_field, why) => t(why === 'required' ? 'talk.empty' : 'talk.wrong', { most: chatRules.text.max }),
    words: { NOT_FOUND: t('talk.gone'), CONFLICT: t('talk.conflict') },
    submit: async (values) => {
      const { text, expected, kind } = values;
      try {
        if (kind === 'note') await call(noteInChat, { body: { id, text } });
        else {
          const parts = chosen.files.length > 0 ? { files: { chatFile: chosen.files } } : {};
          const body = { id, text, expected: expected || newest, ...agreed.current };
          await call(answerChat, { body, ...parts }, { onProgress: chosen.onProgress, timeout: patience });
          chosen.clear();
        }
        form.begin(empty, values);
      } finally {
        agreed.current = {};
        setAsking(false);
        dispatch(officeTalk.invalidate());
        dispatch(officeChats.invalidate());
      }
    },
  });
  const { text, expected, kind } = form.values;
  const isNote = kind === 'note';
  const since = answerSince(rows, expected);
  const isClosed = chat?.closedAt != null;
  const asks = !isNote && text.trim() !== '' && (isClosed || since !== undefined);

  const write = (next: string) => {
    form.change({ text: next, expected: next.trim() ? expected || newest : '' });
    if (next.trim()) tell(isNote ? 'note' : 'answer');
  };
  const send = () => {
    if (asks) setAsking(true);
    else void form.submit();
  };
  const confirm = () => {
    agreed.current = { expected: newest, ...(isClosed ? { reopen: true } : {}) };
    void form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!form.isClosed) send();
  };
  if (form.isClosed && !text.trim()) return mayAnswer ? null : <p className={styles.note}>{t('talk.readOnly')}</p>;
  return (
    <form
      {...form.props}
      className={styles.form}
      data-note={isNote || undefined}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isClosed) send();
      }}
    >
      {form.isClosed ? null : (
        <Segmented
          label={t('talk.kind')}
          value={isNote ? 'note' : 'answer'}
          options={(['answer', 'note'] as const).map((value) => ({ value, label: t(`talk.kind.${value}`) }))}
          onChange={(next) => form.change({ kind: next })}
        />
      )}
      <AnswerField
        {...form.field('text')}
        label={t(isNote ? 'talk.note' : 'talk.answer')}
        member={chat?.user.name ?? ''}
        onChange={write}
      />
      {form.isClosed || isNote ? null : <AnswerFiles chosen={chosen} isSending={form.isSending} />}
      {since && !isNote && !form.isClosed ? (
        <p className={styles.since} role="status">
          {t('talk.answeredSince', { name: since.sender?.name ?? t('talk.former') })}
        </p>
      ) : null}
      <FormProblem form={form} />
      {form.isClosed ? null : (
        <div className={styles.send}>
          <span className={styles.note}>{t(isNote ? 'talk.noteHint' : 'talk.sendHint')}</span>
          <Button kind="primary" htmlType="submit" disabled={newest === ''} loading={form.isSending}>
            {t(isNote ? 'talk.keepNote' : 'talk.send')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        busy={form.isSending}
        title={t(since ? 'talk.second' : 'talk.openAgain')}
        text={
          since
            ? t('talk.secondText', {
                name: since.sender?.name ?? t('talk.former'),
                when: formatDate(since.createdAt, 'time'),
                text: since.text,
              })
            : t('talk.openAgainText')
        }
        confirmLabel={t(since ? 'talk.sendBoth' : 'talk.sendAndOpen')}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}
