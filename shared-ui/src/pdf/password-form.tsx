import { type FormEvent, useState } from 'react';
import { Button } from '../base/button';
import { TextField } from '../form/text-field';
import { useT } from './messages';
import css from './reader-wait.module.css';

/** What pdf.js asks, anew after each password that does not open the document. */
export interface AskedPassword {
  /** The password given last did not open it. */
  isWrong: boolean;
  /** Takes one password: of a second one nobody hears. */
  answer: (password: string) => void;
}

/** Asks for the password of a document that is locked; it is kept nowhere. */
export function PasswordForm({ asked }: { asked: AskedPassword }) {
  const t = useT();
  const [password, setPassword] = useState('');
  const [answered, setAnswered] = useState<AskedPassword>();
  const [isMissing, setMissing] = useState(false);
  const isTrying = answered === asked;
  const open = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') return;
    setAnswered(asked);
    asked.answer(password);
  };
  const wrong = asked.isWrong && !isTrying ? t('readerPasswordWrong') : undefined;
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
          error={isMissing ? t('readerPasswordMissing') : wrong}
          autoComplete="off"
        />
      </div>
      <Button kind="primary" htmlType="submit" icon="lock-key" loading={isTrying}>
        {t('readerUnlock')}
      </Button>
    </form>
  );
}
