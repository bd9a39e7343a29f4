import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useAppDispatch, useAppSelector, useInjection } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { Logo } from '@tvacha/shared-ui/logo';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { addSlices } from '../parts/add-slices';
import wrap from '../parts/wrap.module.css';
import { type ContactState, contactReducer, contactReset, selectContact } from './contact.slice';
import { ContactAside } from './contact-aside';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { useContactT } from './messages';

/** Stands in the place of the form once the server has the message. */
function ContactSent({ sent }: { sent: NonNullable<ContactState['sent']> }) {
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

const add = () => addSlices({ key: 'contact', reducers: { contactForm: contactReducer } });

/** The way to the team. The header is hidden here (NAV-06), so it brings the brand and the way home. */
export function ContactPage() {
  const t = useContactT();
  const { sent } = useAppSelector(selectContact);
  const dispatch = useAppDispatch();
  useInjection(add);
  // Whoever comes back finds the form, not the thanks for the last message.
  useEffect(() => () => void dispatch(contactReset()), [dispatch]);
  return (
    <div className={clsx(wrap.wrap, styles.page)}>
      <div className={styles.top}>
        <Link className={styles.brand} to={paths.home()} aria-label={t('home')}>
          <Logo />
        </Link>
        <Link className={styles.back} to={paths.home()}>
          <Icon name="arrow-left" size={18} />
          {t('back')}
        </Link>
      </div>
      <div className={styles.columns}>
        <div className={styles.card}>
          <PageHeader kind="public" eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
          {sent ? <ContactSent sent={sent} /> : <ContactForm />}
        </div>
        <ContactAside />
      </div>
    </div>
  );
}
