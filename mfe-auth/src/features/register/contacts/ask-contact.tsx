import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import form from '../../../common/form/form.module.css';
import { FormNotice } from '../../../common/form/form-notice';
import { isMobileNumber } from '../../../common/form/shapes';
import { useFocusInvalid } from '../../../common/form/use-focus-invalid';
import { useRegisterT } from '../messages';
import { codeAsked } from '../state/actions';
import type { Contact, ContactType } from '../state/contact';
import { isEmail } from '../state/form';
import { selectCodes, selectPerson } from '../state/selectors';
import { masked } from './masked';

/** Which contact the code goes to. Those that are known are chosen, others are typed. */
export function AskContact({ known }: { known?: readonly Contact[] }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { contact: last, contactType } = useAppSelector(selectPerson);
  const codes = useAppSelector(selectCodes);
  const types = known?.map((one) => one.type) ?? (['phone', 'email'] as const);
  const [type, setType] = useState<ContactType>(types.find((one) => one === contactType) ?? types[0] ?? 'phone');
  const [value, setValue] = useState(known ? '' : last);
  const [tries, setTries] = useState(0);
  const { status, problem } = codes[type];
  const formRef = useFocusInvalid(tries);

  const given = known?.find((one) => one.type === type)?.value ?? value.trim();
  const isGood = type === 'phone' ? isMobileNumber(given) : isEmail(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isGood && status !== 'loading') dispatch(codeAsked({ type, value: given }));
  };
  const choose = (next: ContactType) => {
    setType(next);
    setValue('');
    setTries(0);
  };
  const Field = type === 'phone' ? PhoneField : TextField;

  return (
    <form ref={formRef} className={form.form} onSubmit={submit} noValidate>
      {types.length > 1 && (
        <Segmented
          label={t('prove.by')}
          value={type}
          onChange={choose}
          options={types.map((one) => ({ value: one, label: t(`${one}.label`) }))}
        />
      )}
      {known ? (
        <p>
          {t('prove.to')} <strong>{masked({ type, value: given })}</strong>
        </p>
      ) : (
        <Field
          key={type}
          name={type}
          label={t(`${type}.label`)}
          hint={t('prove.hint')}
          value={value}
          onChange={setValue}
          error={tries > 0 && !isGood ? t(`wrong.${type}`) : undefined}
          required
        />
      )}
      {problem && <FormNotice text={errorMessage(problem)} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={status === 'loading'}>
        {t('prove.send')}
      </Button>
    </form>
  );
}
