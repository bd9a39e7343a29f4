import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { useState } from 'react';
import form from '../../../common/form/form.module.css';
import { useFocusNext } from '../../../common/form/use-focus-next';
import frame from '../frame/register-frame.module.css';
import { useRegisterT } from '../messages';
import type { ContactType } from '../state/contact';
import { selectCopiesWanted, selectFurthest, selectPerson } from '../state/registration-state';
import { isBefore, type Step } from '../state/steps';
import type { UserData } from '../state/user-data';
import { ContactPanel } from './contact-panel';
import { ProveFirst } from './prove-contact';

/** Both contacts are proved here; one of them is enough to go on to the papers (AUTH-02). */
export function ContactsStep({ onNext }: { onNext: (step: Step) => void }) {
  const { userData } = useAppSelector(selectPerson);
  const place = useFocusNext<HTMLDivElement>(`${userData?.phoneVerified} ${userData?.emailVerified}`);
  return <div ref={place}>{userData ? <BothContacts userData={userData} onNext={onNext} /> : <ProveFirst />}</div>;
}

function BothContacts({ userData, onNext }: { userData: UserData; onNext: (step: Step) => void }) {
  const t = useRegisterT();
  const furthest = useAppSelector(selectFurthest);
  const { phone, email, phoneVerified, emailVerified, isComplete } = userData;
  const copiesWanted = useAppSelector(selectCopiesWanted);
  // One contact at a time is changed.
  const [changing, setChanging] = useState<ContactType | null>(null);
  const panel = (type: ContactType, isVerified: boolean) => ({
    isVerified,
    isChanging: changing === type && !isVerified,
    onChange: setChanging,
  });
  const mayGoOn = isBefore('contacts', furthest);
  const wanted = isComplete ? 'contacts.both' : 'contacts.one';
  return (
    <div className={form.form}>
      <ContactPanel contact={{ type: 'phone', value: phone }} {...panel('phone', phoneVerified)} />
      <ContactPanel
        contact={{ type: 'email', value: email }}
        {...panel('email', emailVerified)}
        second={!phoneVerified}
      />
      <div className={frame.foot}>
        <p className={form.note}>{t(mayGoOn ? 'contacts.enough' : wanted)}</p>
        <Button
          kind={phoneVerified && emailVerified ? 'primary' : 'default'}
          size="lg"
          disabled={!mayGoOn}
          onClick={() => onNext(furthest === 'approval' && copiesWanted.length === 0 ? 'approval' : 'documents')}
        >
          {t('continue')}
        </Button>
      </div>
    </div>
  );
}
