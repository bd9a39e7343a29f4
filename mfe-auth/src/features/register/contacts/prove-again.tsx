import { Notice } from '@tvacha/shared-ui/notice';
import { useRegisterT } from '../messages';
import type { Contact } from '../state/contact';
import type { UserData } from '../state/user-data';
import { ProveContact } from './prove-contact';

/** The proved contacts, or both where none is: a code may go to any of them. */
function contactsOf({ phone, email, phoneVerified, emailVerified }: UserData): Contact[] {
  const both = [
    { type: 'phone', value: phone, isVerified: phoneVerified },
    { type: 'email', value: email, isVerified: emailVerified },
  ] as const;
  const proved = both.filter(({ isVerified }) => isVerified);
  return (proved.length > 0 ? proved : both).map(({ type, value }) => ({ type, value }));
}

/** Asks for a code once more where the ticket has ended. */
export function ProveAgain({ userData }: { userData: UserData }) {
  const t = useRegisterT();
  return (
    <>
      <Notice tone="info" icon="shield-check" title={t('prove.again')}>
        {t('prove.againText')}
      </Notice>
      <ProveContact known={contactsOf(userData)} />
    </>
  );
}
