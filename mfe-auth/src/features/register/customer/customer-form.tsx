import * as constants from '@tvacha/shared-contract/constants';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import styles from '../../../common/form/form.module.css';
import { FormNotice } from '../../../common/form/form-notice';
import { useFocusInvalid } from '../../../common/form/use-focus-invalid';
import { useRegisterT } from '../messages';
import { customerCodeSubmitted } from '../state/actions';
import { longest } from '../state/form';
import { selectRegistration } from '../state/selectors';

export function CustomerForm({ given }: { given: string }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { status, problem } = useAppSelector(selectRegistration);
  const [code, setCode] = useState(given);
  const [asked, setAsked] = useState('');
  const [tries, setTries] = useState(0);
  const formRef = useFocusInvalid(problem && `${problem} ${tries}`);
  const { phone, email } = constants.supportContact;

  const refusal = problem && code === asked ? errorMessage(problem) : undefined;
  const atField = problem === 'INVALID_CODE' || problem === 'PCODE_EMPTY';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'loading') return;
    setAsked(code);
    setTries(tries + 1);
    dispatch(customerCodeSubmitted({ code, leads: true }));
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="customerId"
        label={t('customerId.label')}
        hint={t('customer.hint')}
        autoComplete="off"
        maxLength={longest.customerId}
        value={code}
        onChange={setCode}
        error={atField ? refusal : undefined}
        required
      />
      {!atField && refusal && <FormNotice text={refusal} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={status === 'loading'}>
        {t('customer.submit')}
      </Button>
      <p className={styles.note}>
        {t('customer.none')} <a href={`tel:${phone}`}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
      </p>
    </form>
  );
}
