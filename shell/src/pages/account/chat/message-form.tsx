import { chatRules } from '@tvacha/shared-contract/form-rules';
import { sendChatMessage, tellTyping } from '@tvacha/shared-contract/routes/chats';
import { uploads } from '@tvacha/shared-contract/uploads';
import { type Form, useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useSeldom } from '@tvacha/shared-core/presence';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FileUpload, useChosenFiles } from '@tvacha/shared-ui/file-upload';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextArea } from '@tvacha/shared-ui/text-area';
import type { KeyboardEvent } from 'react';
import { useAccountT } from '../messages';
import styles from './account-chat.module.css';
import { ownTalk } from './own-talk';

const empty = { text: '' };
/** Thirty megabytes over a slow line. */
const patience = 10 * 60_000;

/** Writes to the team; what is typed is kept until it is sent. */
export function MessageForm() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const chosen = useChosenFiles();
  const tell = useSeldom(() => call(tellTyping));
  const form: Form<typeof empty> = useForm({
    name: 'chat',
    initial: empty,
    rules: chatRules,
    say: (_field, why) => t(why === 'required' ? 'chat.empty' : 'chat.wrong', { most: chatRules.text.max }),
    submit: async (values) => {
      const parts = chosen.files.length > 0 ? { files: { chatFile: chosen.files } } : {};
      await call(sendChatMessage, { body: values, ...parts }, { onProgress: chosen.onProgress, timeout: patience });
      chosen.clear();
      form.begin(empty, values);
      dispatch(ownTalk.invalidate());
    },
  });
  const text = form.field('text');
  const write = (next: string) => {
    text.onChange(next);
    if (next.trim()) tell();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <form {...form.props} className={styles.form} onKeyDown={onKeyDown}>
      <TextArea {...text} onChange={write} label={t('chat.message')} rows={3} isSoft />
      <FileUpload
        label={t('chat.files')}
        hint={t('chat.filesHint')}
        rule={uploads.chatFile}
        files={chosen.items(form.isSending)}
        onAdd={chosen.onAdd}
        onRemove={chosen.onRemove}
        disabled={form.isSending}
      />
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
