import { emailRule, phoneRule, required } from '@tvacha/shared-contract/form-rules';
import { useForm } from '@tvacha/shared-core/form';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { TextField } from '@tvacha/shared-ui/text-field';
import styles from '../../../common/form/form.module.css';
import { useRegisterT } from '../messages';
import type { Contact } from '../state/contact';
import css from './contacts.module.css';
import { useContactCalls } from './use-contact-calls';

interface ChangeFormProps {
  contact: Contact;
  onClose: () => void;
  second?: boolean;
}

/** The contact as it was typed, to be mended. Unchanged it sends nothing. */
export function ChangeForm({ contact: { type, value: before }, onClose, second }: ChangeFormProps) {
  const t = useRegisterT();
  const { correct } = useContactCalls();
  const form = useForm({
    initial: { contact: before },
    rules: { contact: required(type === 'phone' ? phoneRule : emailRule) },
    codes: { USER_ALREADY_EXISTS: 'contact' },
    issues: { phone: 'contact', email: 'contact' },
    say: () => t(`wrong.${type}`),
    async submit({ contact }) {
      const value = contact.trim();
      if (value === before || (await correct({ type, value }))) onClose();
    },
  });
  const field = {
    ...form.field('contact'),
    name: type,
    label: t(`change.new.${type}`),
    hint: t('change.hint'),
    autoFocus: true,
  };
  return (
    <form {...form.props} className={styles.form}>
      {type === 'phone' ? (
        <PhoneField {...field} />
      ) : (
        <TextField {...field} type="email" inputMode="email" autoComplete="email" />
      )}
      <FormProblem form={form} />
      <div className={css.actions}>
        <Button kind={second ? 'default' : 'primary'} size="lg" htmlType="submit" loading={form.isSending}>
          {t('prove.send')}
        </Button>
        <Button kind="text" size="lg" disabled={form.isSending} onClick={onClose}>
          {t('change.cancel')}
        </Button>
      </div>
    </form>
  );
}
