import { type FormEvent, useState } from 'react';
import { Button } from '../base/button';
import { TextField } from '../form/text-field';
import { useT } from './messages';
import css from './reader-wait.module.css';

interface PasswordFormProps {
  /** The password given last did not open the document. */
  isWrong: boolean;
  onPassword: (password: string) => void;
}

/** Asks for the password of a document that is locked; it is kept nowhere. */
export function PasswordForm({ isWrong, onPassword }: PasswordFormProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (password) onPassword(password);
  };
  return (
    <form className={css.middle} onSubmit={open}>
      <p className={css.waiting}>{t('readerLocked')}</p>
      <div className={css.lock}>
        <TextField
          name="document-password"
          type="password"
          label={t('readerPassword')}
          value={password}
          onChange={setPassword}
          error={isWrong ? t('readerPasswordWrong') : undefined}
          autoComplete="off"
        />
      </div>
      <Button kind="primary" htmlType="submit" icon="lock-key">
        {t('readerUnlock')}
      </Button>
    </form>
  );
}
