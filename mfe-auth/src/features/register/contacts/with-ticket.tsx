import { useAppSelector } from '@tvacha/shared-core/store';
import { Notice } from '@tvacha/shared-ui/notice';
import type { ReactNode } from 'react';
import form from '../../../common/form/form.module.css';
import { useRegisterT } from '../messages';
import type { Contact } from '../state/contact';
import { selectPerson, selectRegistration } from '../state/selectors';
import type { UserData } from '../state/user-data';
import { ProveContact } from './prove-contact';
import { ProveFirst } from './prove-first';

/** The proved contacts, or both where none is: a code may go to any of them. */
function contactsOf({ phone, email, phoneVerified, emailVerified }: UserData): Contact[] {
  const both = [
    { type: 'phone', value: phone, isVerified: phoneVerified },
    { type: 'email', value: email, isVerified: emailVerified },
  ] as const;
  const proved = both.filter(({ isVerified }) => isVerified);
  return (proved.length > 0 ? proved : both).map(({ type, value }) => ({ type, value }));
}

/**
 * What is sent with a ticket. Without one a contact is proved anew first; what was begun underneath stays as it is
 * and goes on from there.
 */
export function WithTicket({ children }: { children: ReactNode }) {
  const t = useRegisterT();
  const { ticket } = useAppSelector(selectRegistration);
  const { userData } = useAppSelector(selectPerson);
  const isLive = ticket === 'live' && userData !== null;
  return (
    <>
      {userData ? null : <ProveFirst />}
      {isLive || !userData ? null : (
        <div className={form.form}>
          <Notice tone="info" icon="shield-check" title={t('prove.again')}>
            {t('prove.againText')}
          </Notice>
          <ProveContact known={contactsOf(userData)} />
        </div>
      )}
      <div hidden={!isLive}>{children}</div>
    </>
  );
}
