import { emailRule, phoneRule, required } from '@tvacha/shared-contract/form-rules';
import { useForm } from '@tvacha/shared-core/form';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useState } from 'react';
import { tellFailure } from '../../../common/code/toast-failure';
import styles from '../../../common/form/form.module.css';
import { useRegisterT } from '../messages';
import { type Contact, type ContactType, masked } from '../state/contact';
import { selectPerson } from '../state/registration-state';
import { useContactCalls } from './use-contact-calls';

/** Which contact the code goes to. Those that are known are chosen, others are typed. */
export function AskContact({ known }: { known?: readonly Contact[] }) {
  const t = useRegisterT();
  const { contact: last, contactType } = useAppSelector(selectPerson);
  const { askCode } = useContactCalls();
  const types = known?.map((one) => one.type) ?? (['phone', 'email'] as const);
  const [type, setType] = useState<ContactType>(types.find((one) => one === contactType) ?? types[0] ?? 'phone');
  const chosen = known?.find((one) => one.type === type);
  const form = useForm({
    initial: { contact: last },
    rules: chosen ? {} : { contact: required(type === 'phone' ? phoneRule : emailRule) },
    issues: { phone: 'contact', email: 'contact' },
    say: () => t(`wrong.${type}`),
    submit: ({ contact }) => tellFailure(askCode(chosen ?? { type, value: contact.trim() })),
  });
  const choose = (next: ContactType) => {
    setType(next);
    form.change({ contact: '' });
    form.clear();
  };
  const Field = type === 'phone' ? PhoneField : TextField;

  return (
    <form {...form.props} className={styles.form}>
      {types.length > 1 && (
        <Segmented
          label={t('prove.by')}
          value={type}
          onChange={choose}
          options={types.map((one) => ({ value: one, label: t(`${one}.label`) }))}
        />
      )}
      {chosen ? (
        <p>
          {t('prove.to')} <strong>{masked(chosen)}</strong>
        </p>
      ) : (
        <Field key={type} {...form.field('contact')} name={type} label={t(`${type}.label`)} hint={t('prove.hint')} />
      )}
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('prove.send')}
      </Button>
    </form>
  );
}
