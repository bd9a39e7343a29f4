import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Tag } from '@tvacha/shared-ui/tag';
import { useId } from 'react';
import { CodeForm } from '../../../common/code/code-form';
import { FormNotice } from '../../../common/form/form-notice';
import { useRegisterT } from '../messages';
import { codeAsked, codeSubmitted, codeTimedOut } from '../state/actions';
import type { Contact } from '../state/contact';
import { selectCodes } from '../state/selectors';
import styles from './contacts.module.css';
import { masked } from './masked';

interface ContactPanelProps {
  contact: Contact;
  isVerified: boolean;
  /** The other contact's code has the focus. */
  second?: boolean;
}

/** One contact, and the code that proves it. */
export function ContactPanel({ contact, isVerified, second }: ContactPanelProps) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const id = useId();
  const { type } = contact;
  const code = useAppSelector(selectCodes)[type];
  const resend = () => dispatch(codeAsked(contact));
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t(`${type}.label`)}</h2>
        <Tag tone={isVerified ? 'green' : 'amber'} icon={isVerified ? 'check-circle' : 'warning-circle'}>
          {t(isVerified ? 'contacts.verified' : 'contacts.pending')}
        </Tag>
      </div>
      {isVerified ? (
        <p className={styles.contact}>{masked(contact)}</p>
      ) : code.expiresAt > 0 ? (
        <CodeForm
          code={code}
          sentTo={masked(contact)}
          bySms={type === 'phone'}
          submitText={t(`contacts.verify.${type}`)}
          onSubmit={(otp) => dispatch(codeSubmitted({ ...contact, otp }))}
          onResend={resend}
          onExpired={() => dispatch(codeTimedOut(type))}
          second={second}
        />
      ) : (
        <>
          <p className={styles.contact}>{masked(contact)}</p>
          {code.problem && <FormNotice text={errorMessage(code.problem)} />}
          <Button loading={code.status === 'loading'} onClick={resend}>
            {t('prove.send')}
          </Button>
        </>
      )}
    </section>
  );
}
