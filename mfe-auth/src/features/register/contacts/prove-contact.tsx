import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Notice } from '@tvacha/shared-ui/notice';
import { CodeForm } from '../../../common/code/code-form';
import form from '../../../common/form/form.module.css';
import { useRegisterT } from '../messages';
import { codeSpent, contactReopened } from '../state/actions';
import { type Contact, masked } from '../state/contact';
import { selectCodes, selectPerson, selectRegistration } from '../state/registration-state';
import type { UserData } from '../state/user-data';
import { AskContact } from './ask-contact';
import styles from './contacts.module.css';
import { useContactCalls } from './use-contact-calls';

/**
 * Shows that somebody is who they were before, by a code to one of their contacts: on another device, where
 * nothing of them is known, and where the scoped token has ended.
 */
function ProveContact({ known }: { known?: readonly Contact[] }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { stage, contact, contactType } = useAppSelector(selectPerson);
  const codes = useAppSelector(selectCodes);
  const { askCode, proveCode } = useContactCalls();

  if (stage !== 'CODE_SENT' || !contactType) {
    return (
      <div className={styles.prove}>
        <AskContact known={known} />
      </div>
    );
  }
  const asked = { type: contactType, value: contact };
  return (
    <div className={styles.prove}>
      <CodeForm
        code={codes[contactType]}
        sentTo={masked(asked)}
        bySms={contactType === 'phone'}
        change={{ label: t('prove.change'), onClick: () => dispatch(contactReopened()) }}
        submitText={t('prove.submit')}
        onSubmit={(otp) => proveCode(asked, otp)}
        onResend={() => askCode(asked)}
        onSpent={(by) => dispatch(codeSpent({ type: contactType, by }))}
      />
    </div>
  );
}

/** Of somebody who began elsewhere nothing is known here until they have proved a contact. */
export function ProveFirst() {
  const t = useRegisterT();
  return (
    <div className={form.form}>
      <Notice tone="info" icon="shield-check" title={t('prove.first')}>
        {t('prove.firstText')}
      </Notice>
      <ProveContact />
      <p className={form.note}>
        {t('prove.none')} <Link to={paths.verifyCustomer()}>{t('prove.begin')}</Link>
      </p>
    </div>
  );
}

/** The proved contacts, or both where none is: a code may go to any of them. */
function contactsOf({ phone, email, phoneVerified, emailVerified }: UserData): Contact[] {
  const both = [
    { type: 'phone', value: phone, isVerified: phoneVerified },
    { type: 'email', value: email, isVerified: emailVerified },
  ] as const;
  const proved = both.filter(({ isVerified }) => isVerified);
  return (proved.length > 0 ? proved : both).map(({ type, value }) => ({ type, value }));
}

/** Asks for a code once more where the scoped token has ended; of whoever has finished only for a change. */
export function ProveAgain({ userData }: { userData: UserData }) {
  const t = useRegisterT();
  const { isPasswordSettled } = useAppSelector(selectRegistration);
  const words = isPasswordSettled ? 'prove.done' : 'prove.again';
  return (
    <>
      <Notice tone="info" icon="shield-check" title={t(words)}>
        {t(`${words}Text`)}
      </Notice>
      <ProveContact known={contactsOf(userData)} />
    </>
  );
}
