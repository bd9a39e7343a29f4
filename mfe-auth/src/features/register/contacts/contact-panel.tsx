import { useForm } from '@tvacha/shared-core/form';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Tag } from '@tvacha/shared-ui/tag';
import { useEffect, useId, useRef } from 'react';
import { CodeForm } from '../../../common/code/code-form';
import { tellFailure } from '../../../common/code/toast-failure';
import { useRegisterT } from '../messages';
import { codeSpent, contactReopened } from '../state/actions';
import { type Contact, type ContactType, masked } from '../state/contact';
import { selectCodes } from '../state/registration-state';
import { ChangeContact } from './change-contact';
import styles from './contacts.module.css';
import { useContactCalls } from './use-contact-calls';

interface ContactCodeProps {
  contact: Contact;
  change: { label: string; onClick: () => void };
  second?: boolean;
}

/** The code that proves a contact, or the way to one where none was sent. */
function ContactCode({ contact, change, second }: ContactCodeProps) {
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
