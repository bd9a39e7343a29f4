import { useAppDispatch } from '@tvacha/shared-core/store';
import { Tag } from '@tvacha/shared-ui/tag';
import { useEffect, useId, useRef } from 'react';
import { useRegisterT } from '../messages';
import { contactReopened } from '../state/actions';
import type { Contact, ContactType } from '../state/contact';
import { ChangeContact } from './change-contact';
import { ContactCode } from './contact-code';
import styles from './contacts.module.css';
import { masked } from './masked';

interface ContactPanelProps {
  contact: Contact;
  isVerified: boolean;
  /** The right one is asked for in its place. */
  isChanging: boolean;
  onChange: (type: ContactType | null) => void;
  /** The other contact's code has the focus. */
  second?: boolean;
}

/** One contact, and the code that proves it; as long as it is not proved, it can be changed. */
export function ContactPanel({ contact, isVerified, isChanging, onChange, second }: ContactPanelProps) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const id = useId();
  const { type } = contact;
  const panel = useFocusAfter(isChanging);
  const open = () => {
    dispatch(contactReopened());
    onChange(type);
  };
  const change = { label: t(`change.${type}`), onClick: open };
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t(`${type}.label`)}</h2>
        <Tag tone={isVerified ? 'green' : 'amber'} icon={isVerified ? 'check-circle' : 'warning-circle'}>
          {t(isVerified ? 'contacts.verified' : 'contacts.pending')}
        </Tag>
      </div>
      {isVerified && <p className={styles.contact}>{masked(contact)}</p>}
      {isChanging && <ChangeContact contact={contact} onClose={() => onChange(null)} second={second} />}
      {!isVerified && !isChanging && <ContactCode contact={contact} change={change} second={second} />}
    </section>
  );
}

/** Where the form in place of the code has closed and nothing has the focus, the code takes it. */
function useFocusAfter(isOpen: boolean) {
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed || document.activeElement !== document.body) return;
    (panel.current?.querySelector('input') ?? panel.current?.querySelector('button'))?.focus();
  }, [isOpen]);
  return panel;
}
