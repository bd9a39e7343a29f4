import { useForm } from '@tvacha/shared-core/form';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { CodeForm } from '../../../common/code/code-form';
import { tellFailure } from '../../../common/code/toast-failure';
import { FormProblem } from '../../../common/form/form-problem';
import { useRegisterT } from '../messages';
import { codeSpent } from '../state/actions';
import type { Contact } from '../state/contact';
import { selectCodes } from '../state/selectors';
import styles from './contacts.module.css';
import { masked } from './masked';
import { useContactCalls } from './use-contact-calls';

interface ContactCodeProps {
  contact: Contact;
  change: { label: string; onClick: () => void };
  second?: boolean;
}

/** The code that proves a contact, or the way to one where none was sent. */
export function ContactCode({ contact, change, second }: ContactCodeProps) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { type } = contact;
  const code = useAppSelector(selectCodes)[type];
  const { askCode, proveCode } = useContactCalls();
  const first = useForm({ initial: {}, submit: () => tellFailure(askCode(contact)) });
  if (code.expiresAt > 0)
    return (
      <CodeForm
        code={code}
        sentTo={masked(contact)}
        bySms={type === 'phone'}
        change={change}
        submitText={t(`contacts.verify.${type}`)}
        onSubmit={(otp) => proveCode(contact, otp)}
        onResend={() => askCode(contact)}
        onSpent={(by) => dispatch(codeSpent({ type, by }))}
        second={second}
      />
    );
  return (
    <>
      <p className={styles.contact}>
        {masked(contact)}
        <Button kind="text" size="sm" aria-label={change.label} onClick={change.onClick}>
          {t('change.short')}
        </Button>
      </p>
      <FormProblem form={first} />
      <Button loading={first.isSending} onClick={() => void first.submit()}>
        {t('prove.send')}
      </Button>
    </>
  );
}
