import { codeNoteRule } from '@tvacha/shared-contract/form-rules';
import { acceptInvalidCode, linkInvalidCode, resolveInvalidCode } from '@tvacha/shared-contract/routes/admin/codes';
import { useForm } from '@tvacha/shared-core/form';
import { formatDate } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import { useMay } from '@tvacha/shared-core/permissions';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './customer-codes.module.css';
import { invalidCode, invalidCodes, type TriedCode } from './invalid-codes';
import { LinkCode } from './link-code';
import { realCodes } from './real-codes';

/** What is done about a code: it is put aside with a note, made a real one, or one of an application. */
export function SettleCode({ tried }: { tried: TriedCode }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const mayResolve = useMay(resolveInvalidCode);
  const mayAccept = useMay(acceptInvalidCode);
  const mayLink = useMay(linkInvalidCode);
  const [asked, setAsked] = useState(false);
  const { _id: id, code, note, resolvedAt, resolvedBy, usedBy } = tried;

  /** However it ends, it may stand otherwise than it was thought to. */
  const settle = async (work: () => Promise<unknown>) => {
    try {
      await work();
      toast('UPDATE_SUCCCESS');
    } finally {
      for (const part of [invalidCodes, invalidCode, realCodes]) dispatch(part.invalidate());
    }
  };
  const words = {
    CONFLICT: t('codes.conflict'),
    FORBIDDEN: t('codes.forbidden'),
    INVALID_CODE: t('codes.notACode'),
    NOT_FOUND: t('codes.missing'),
  };
  const form = useForm({
    name: `settle-${id}`,
    closed: ({ note }) => (mayResolve || resolvedAt || note === '' ? undefined : t('edit.closed')),
    initial: { note: '' },
    rules: { note: codeNoteRule },
    say: () => t('codes.noteWrong'),
    words,
    submit: ({ note }) => settle(() => call(resolveInvalidCode, { body: { id, note: note.trim() } })),
  });
  const accepting = useForm({
    initial: {},
    words,
    submit: async () => {
      await settle(() => call(acceptInvalidCode, { body: { id } }));
      setAsked(false);
    },
  });

  if (resolvedAt)
    return (
      <Card title={t('codes.settled')}>
        <p className={styles.note}>
          {t('codes.settledBy', { name: resolvedBy?.name ?? t('codes.nobody'), date: formatDate(resolvedAt, 'time') })}
        </p>
        {usedBy ? <p className={styles.text}>{t('codes.usedBy', { name: usedBy.name })}</p> : null}
        {note ? <p className={styles.text}>{note}</p> : null}
        <FormProblem form={form.problem ? form : accepting} />
      </Card>
    );
  // One whose right goes while they write still reads what they wrote.
  const isWritten = form.isDirty && !form.isSending;
  if (!mayResolve && !mayAccept && !mayLink && !isWritten) return <p className={styles.note}>{t('codes.readOnly')}</p>;
  return (
    <Card title={t('codes.settle')}>
      <form {...form.props} className={styles.form}>
        {note ? <p className={styles.note}>{t('codes.noteBefore', { note })}</p> : null}
        {(mayResolve || isWritten) && (
          <TextArea
            {...form.field('note')}
            label={t('codes.note')}
            hint={t('codes.noteHint')}
            rows={3}
            maxLength={codeNoteRule.max}
            isSoft
          />
        )}
        <FormProblem form={form.problem ? form : accepting} />
        <div className={styles.buttons}>
          {mayLink && <LinkCode id={id} code={code} settle={settle} words={words} />}
          {mayAccept && <Button onClick={() => setAsked(true)}>{t('codes.accept')}</Button>}
          {mayResolve && (
            <Button kind="primary" htmlType="submit" loading={form.isSending}>
              {t('codes.resolve')}
            </Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        open={asked}
        busy={accepting.isSending}
        title={t('codes.acceptTitle', { code })}
        text={t('codes.acceptText')}
        confirmLabel={t('codes.accept')}
        onConfirm={() => void accepting.submit()}
        onCancel={() => setAsked(false)}
      >
        <FormProblem form={accepting} />
      </ConfirmDialog>
    </Card>
  );
}
