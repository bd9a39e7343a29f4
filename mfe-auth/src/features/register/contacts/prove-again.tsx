import { useAppSelector } from '@tvacha/shared-core/store';
import { Notice } from '@tvacha/shared-ui/notice';
import { useRegisterT } from '../messages';
import type { Contact } from '../state/contact';
import { selectRegistration } from '../state/selectors';
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
