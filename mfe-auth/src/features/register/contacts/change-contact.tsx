import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { useEffect, useRef } from 'react';
import form from '../../../common/form/form.module.css';
import { useRegisterT } from '../messages';
import type { Contact } from '../state/contact';
import { selectPerson, selectRegistration } from '../state/registration-state';
import { ChangeForm } from './change-form';
import styles from './contacts.module.css';
import { ProveAgain } from './prove-contact';

interface ChangeContactProps {
  contact: Contact;
  onClose: () => void;
  second?: boolean;
}

/**
 * Asks for the right contact in place of a mistyped one; first for a proof, where the scoped token for it has ended.
 */
export function ChangeContact({ contact, onClose, second }: ChangeContactProps) {
  const { scopedToken } = useAppSelector(selectRegistration);
  const mayCorrect = scopedToken === 'correction' || scopedToken === 'live';
  return mayCorrect ? (
    <ChangeForm contact={contact} onClose={onClose} second={second} />
  ) : (
    <ProofFirst type={contact.type} onClose={onClose} />
  );
}

function ProofFirst({ type, onClose }: Pick<Contact, 'type'> & { onClose: () => void }) {
  const t = useRegisterT();
  const { userData } = useAppSelector(selectPerson);
  const mayProve = userData?.phoneVerified || userData?.emailVerified;
  const place = useRef<HTMLDivElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={`${form.form} ${styles.first}`}>
      {userData && mayProve ? (
        <ProveAgain userData={userData} />
      ) : (
        <Notice tone="info" icon="shield-check" title={t(`change.first.${type}`)}>
          {t('change.firstText')}
        </Notice>
      )}
      <div>
        <Button onClick={onClose}>{t('change.cancel')}</Button>
      </div>
    </div>
  );
}
