import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { useEffect, useRef } from 'react';
import { type ContactForm, contactReset } from './contact.slice';
import styles from './contact-sent.module.css';
import { useContactT } from './messages';

/** Stands in the place of the form once the server has the message. */
export function ContactSent({ sent }: { sent: NonNullable<ContactForm['sent']> }) {
  const t = useContactT();
  const dispatch = useAppDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <span className={styles.icon}>
        <Icon name="check-circle" size={24} />
      </span>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p className={styles.text}>{t('sent.subject', { subject: sent.subject })}</p>
      <p className={styles.text}>{t('sent.text', { email: sent.email })}</p>
      <Button onClick={() => dispatch(contactReset())}>{t('sent.again')}</Button>
    </div>
  );
}
