import { chatRules, plainLines } from '@tvacha/shared-contract/form-rules';
import { answerContactMessage, handleContactMessage } from '@tvacha/shared-contract/routes/admin/chats';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormNotice } from '@tvacha/shared-ui/form-notice';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useT } from '../../common/i18n';
import { type ContactMessage, contactMessage, contactMessages } from './contact';
import styles from './letters.module.css';

interface OfMessage {
  message: ContactMessage;
}

/** A form over what is sent once: handled by somebody else meanwhile, what was written stays to be copied. */
function useSettling({ message }: OfMessage, name: string, least: boolean, send: (text: string) => Promise<unknown>) {
  const t = useT();
  const dispatch = useAppDispatch();
  const rule = least ? chatRules.text : { max: 500, pattern: plainLines };
  return useForm({
    name: `${name}-${message._id}`,
    initial: { text: '' },
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
}

/** Answers by mail, which handles the message. */
export function ContactAnswerForm({ message }: OfMessage) {
  const t = useT();
  const { _id: id, email, handledAt } = message;
  const form = useSettling({ message }, 'contact-answer', true, (text) =>
    call(answerContactMessage, { body: { id, text } }),
  );
  const isOver = handledAt !== null;
  if (isOver && !form.problem) return null;
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
      <FormNotice>{form.problem}</FormNotice>
      {isOver ? null : (
        <Button kind="primary" htmlType="submit" loading={form.isSending}>
          {t('contact.send')}
        </Button>
      )}
    </form>
  );
}

/** Marks a message as handled, with what was done about it. */
export function ContactNoteForm({ message }: OfMessage) {
  const t = useT();
  const { _id: id, handledAt } = message;
  const form = useSettling({ message }, 'contact-note', false, (note) =>
    call(handleContactMessage, { body: { id, handled: true, note } }),
  );
  const isOver = handledAt !== null;
  if (isOver && !form.problem) return null;
  return (
    <form {...form.props} className={styles.letterForm}>
      <h3>{t('contact.otherwise')}</h3>
      <TextArea {...form.field('text')} label={t('contact.note')} rows={2} isSoft />
      <FormNotice>{form.problem}</FormNotice>
      {isOver ? null : (
        <Button htmlType="submit" loading={form.isSending}>
          {t('contact.handle')}
        </Button>
      )}
    </form>
  );
}
