import { chatRules } from '@tvacha/shared-contract/form-rules';
import { sendChatMessage } from '@tvacha/shared-contract/routes/chats';
import { type Form, useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextArea } from '@tvacha/shared-ui/text-area';
import type { KeyboardEvent } from 'react';
import { useAccountT } from '../messages';
import styles from './account-chat.module.css';
import { ownTalk } from './own-talk';

const empty = { text: '' };

/** Writes to the team; what is typed is kept until it is sent. */
export function MessageForm() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const form: Form<typeof empty> = useForm({
    name: 'chat',
    initial: empty,
    rules: chatRules,
    say: (_field, why) => t(why === 'required' ? 'chat.empty' : 'chat.wrong', { most: chatRules.text.max }),
    submit: async (values) => {
      await call(sendChatMessage, { body: values });
      form.begin(empty, values);
      dispatch(ownTalk.invalidate());
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <form {...form.props} className={styles.form} onKeyDown={onKeyDown}>
      <TextArea {...form.field('text')} label={t('chat.message')} rows={3} isSoft />
      <FormProblem form={form} />
      <div className={styles.send}>
        <span className={styles.note}>{t('chat.sendHint')}</span>
        <Button kind="primary" htmlType="submit" loading={form.isSending}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  );
}
