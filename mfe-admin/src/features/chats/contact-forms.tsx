import { chatRules, plainLines } from '@tvacha/shared-contract/form-rules';
import { answerContactMessage, handleContactMessage } from '@tvacha/shared-contract/routes/admin/chats';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useT } from '../../common/i18n';
import { type ContactMessage, contactMessage, contactMessages } from './contact';
import styles from './letters.module.css';

interface OfMessage {
  message: ContactMessage;
  may: boolean;
}

/**
 * A form over what is sent once. Handled by somebody else meanwhile, or where the right went, what was written stays to
 * be copied.
 */
function useSettling(
  { message, may }: OfMessage,
  name: string,
  least: boolean,
  send: (text: string) => Promise<unknown>,
) {
  const t = useT();
  const dispatch = useAppDispatch();
  const rule = least ? chatRules.text : { max: 500, pattern: plainLines };
  const isOver = message.handledAt !== null;
  const form = useForm({
    name: `${name}-${message._id}`,
    initial: { text: '' },
    closed: () => (isOver ? t('contact.conflict') : may ? undefined : t('edit.closed')),
    rules: { text: rule },
    say: (_field, why) => t(why === 'required' ? 'talk.empty' : 'talk.wrong', { most: rule.max }),
    words: { CONFLICT: t('contact.conflict'), NOT_FOUND: t('contact.conflict') },
    submit: async ({ text }) => {
      try {
        await send(text.trim());
      } finally {
        dispatch(contactMessages.invalidate());
        dispatch(contactMessage.invalidate());
      }
    },
  });
  return { form, isShown: !form.isClosed || (form.isDirty && !form.isSending) };
}

/** Answers by mail, which handles the message. */
export function ContactAnswerForm(of: OfMessage) {
  const t = useT();
  const { _id: id, email } = of.message;
  const { form, isShown } = useSettling(of, 'contact-answer', true, (text) =>
    call(answerContactMessage, { body: { id, text } }),
  );
  if (!isShown) return null;
  return (
    <form {...form.props} className={styles.letterForm}>
      <h3>{t('contact.byMail')}</h3>
      <TextArea
        {...form.field('text')}
        label={t('contact.byMailLabel')}
        hint={t('contact.byMailHint', { email })}
        rows={6}
        isSoft
      />
      <FormProblem form={form} />
      {form.isClosed ? null : (
        <Button kind="primary" htmlType="submit" loading={form.isSending}>
          {t('contact.send')}
        </Button>
      )}
    </form>
  );
}

/** Marks a message as handled, with what was done about it. */
export function ContactNoteForm(of: OfMessage) {
  const t = useT();
  const { _id: id } = of.message;
  const { form, isShown } = useSettling(of, 'contact-note', false, (note) =>
    call(handleContactMessage, { body: { id, handled: true, note } }),
  );
  if (!isShown) return null;
  return (
    <form {...form.props} className={styles.letterForm}>
      <h3>{t('contact.otherwise')}</h3>
      <TextArea {...form.field('text')} label={t('contact.note')} rows={2} isSoft />
      <FormProblem form={form} />
      {form.isClosed ? null : (
        <Button htmlType="submit" loading={form.isSending}>
          {t('contact.handle')}
        </Button>
      )}
    </form>
  );
}
