import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import form from '../../../common/form/form.module.css';
import { FormNotice } from '../../../common/form/form-notice';
import { isMobileNumber } from '../../../common/form/shapes';
import { useFocusInvalid } from '../../../common/form/use-focus-invalid';
import { useRegisterT } from '../messages';
import { correctionClosed, correctionSubmitted } from '../state/actions';
import type { Contact } from '../state/contact';
import { isEmail } from '../state/form';
import { selectCorrection } from '../state/selectors';
import styles from './contacts.module.css';

/** The contact as it was typed, to be mended. Unchanged it sends nothing. */
export function ChangeForm({ contact, second }: { contact: Contact; second?: boolean }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { type } = contact;
  const { status, problem } = useAppSelector(selectCorrection);
  const [value, setValue] = useState(contact.value);
  const [tries, setTries] = useState(0);
  const [sent, setSent] = useState('');
  const formRef = useFocusInvalid(tries > 0 && `${tries} ${problem}`);

  const given = value.trim();
  const isGood = type === 'phone' ? isMobileNumber(given) : isEmail(given);
  // A refusal is of what was sent: it goes as soon as something else is typed.
  const refused = problem && given === sent ? errorMessage(problem) : undefined;
  const isTaken = problem === 'USER_ALREADY_EXISTS';
  const close = () => dispatch(correctionClosed());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'loading') return;
    if (given === contact.value) return close();
    setTries(tries + 1);
    setSent(given);
    if (isGood) dispatch(correctionSubmitted({ type, value: given }));
  };
  const wrong = tries > 0 && !isGood ? t(`wrong.${type}`) : undefined;
  const field = {
    name: type,
    label: t(`change.new.${type}`),
    hint: t('change.hint'),
    value,
    onChange: setValue,
    error: wrong ?? (isTaken ? refused : undefined),
    required: true,
    autoFocus: true,
  };

  return (
    <form ref={formRef} className={form.form} onSubmit={submit} noValidate>
      {type === 'phone' ? (
        <PhoneField {...field} />
      ) : (
        <TextField {...field} type="email" inputMode="email" autoComplete="email" />
      )}
      {refused && !isTaken && <FormNotice text={refused} />}
      <div className={styles.actions}>
        <Button kind={second ? 'default' : 'primary'} size="lg" htmlType="submit" loading={status === 'loading'}>
          {t('prove.send')}
        </Button>
        <Button kind="text" size="lg" disabled={status === 'loading'} onClick={close}>
          {t('change.cancel')}
        </Button>
      </div>
    </form>
  );
}
