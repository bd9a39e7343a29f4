import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { CodeForm } from '../../../common/code/code-form';
import { FormNotice } from '../../../common/form/form-notice';
import { useRegisterT } from '../messages';
import { codeAsked, codeSubmitted, codeTimedOut } from '../state/actions';
import type { Contact } from '../state/contact';
import { selectCodes } from '../state/selectors';
import styles from './contacts.module.css';
import { masked } from './masked';

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
  const resend = () => dispatch(codeAsked(contact));
  if (code.expiresAt > 0)
    return (
      <CodeForm
        code={code}
        sentTo={masked(contact)}
        bySms={type === 'phone'}
        change={change}
        submitText={t(`contacts.verify.${type}`)}
        onSubmit={(otp) => dispatch(codeSubmitted({ ...contact, otp }))}
        onResend={resend}
        onExpired={() => dispatch(codeTimedOut(type))}
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
      {code.problem && <FormNotice text={errorMessage(code.problem)} />}
      <Button loading={code.status === 'loading'} onClick={resend}>
        {t('prove.send')}
      </Button>
    </>
  );
}
