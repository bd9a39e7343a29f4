import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { type FormEvent, useState } from 'react';
import form from '../../../common/form/form.module.css';
import { FormNotice } from '../../../common/form/form-notice';
import { useFocusInvalid } from '../../../common/form/use-focus-invalid';
import frame from '../frame/register-frame.module.css';
import { useRegisterT } from '../messages';
import { formSubmitted } from '../state/actions';
import { missingOf, wrongFields } from '../state/form';
import { selectPerson, selectRegistration } from '../state/selectors';
import { AddressFields } from './address-fields';
import { ConsentField } from './consent-field';
import { CustomerField } from './customer-field';
import { DetailsSent } from './details-sent';
import { PersonFields } from './person-fields';
import { useDetails } from './use-details';

export function DetailsStep({ onNext }: { onNext: () => void }) {
  const { userData } = useAppSelector(selectPerson);
  return userData ? <DetailsSent userData={userData} onNext={onNext} /> : <DetailsForm />;
}

/** What the payload of a registration holds, and nothing else (AUTH-03). */
function DetailsForm() {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { status, problem, wrong } = useAppSelector(selectRegistration);
  const [tries, setTries] = useState(0);
  const details = useDetails(tries > 0);
  const { values } = details;
  const [sent, setSent] = useState(() => JSON.stringify(values));
  const formRef = useFocusInvalid(tries > 0 && `${tries} ${problem}`);

  // A refusal is of what was sent, or came with the address: it goes as soon as something else is typed.
  const isSame = sent === JSON.stringify(values);
  const refused = problem && isSame ? problem : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'loading') return;
    setTries(tries + 1);
    const missing = missingOf(values);
    if (missing) toast(missing);
    if (missing || wrongFields(values).length > 0) return;
    setSent(JSON.stringify(values));
    dispatch(formSubmitted(values));
  };
  const fields = details.fieldsFor(refused ? { wrong, problem: refused } : undefined);

  return (
    <form ref={formRef} className={form.form} onSubmit={submit} noValidate>
      <PersonFields {...fields} />
      <AddressFields {...fields} />
      <CustomerField {...fields} />
      <ConsentField {...fields} />
      {refused && wrong.length === 0 && <FormNotice text={errorMessage(refused)} />}
      <div className={frame.foot}>
        <p className={form.note}>{t('details.next')}</p>
        <Button kind="primary" size="lg" htmlType="submit" loading={status === 'loading'}>
          {t('details.submit')}
        </Button>
      </div>
    </form>
  );
}
