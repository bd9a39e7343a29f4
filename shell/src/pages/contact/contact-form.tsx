import * as constants from '@tvacha/shared-contract/constants';
import { contactRules } from '@tvacha/shared-contract/form-rules';
import { sendContactMessage } from '@tvacha/shared-contract/routes/chats';
import { useForm } from '@tvacha/shared-core/form';
import { CallError, call } from '@tvacha/shared-core/http';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { FormNotice } from '@tvacha/shared-ui/form-notice';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useState } from 'react';
import { contactSent } from './contact.slice';
import styles from './contact-form.module.css';
import { useContactT } from './messages';

const support = constants.supportContact;
const empty = { name: '', email: '', phone: '', subject: '', message: '' };

/** The message as the server takes it: trimmed, and the phone number with its country code, if one is given. */
const bodyOf = ({ name, email, phone, subject, message }: typeof empty) => ({
  name: name.trim(),
  email: email.trim(),
  subject: subject.trim(),
  message: message.trim(),
  ...(phone && { phone: `${constants.countryCode}${phone}` }),
});

/** The form; what is typed is kept in this tab until it is sent. */
export function ContactForm() {
  const t = useContactT();
  const dispatch = useAppDispatch();
  const [trap, setTrap] = useState('');
  const form = useForm({
    name: 'contact',
    initial: empty,
    rules: contactRules,
    say: (field) => t(`wrong.${field}`),
    async submit(values) {
      const { email, subject, ...rest } = bodyOf(values);
      await call(sendContactMessage, { body: { ...rest, email, subject, website: trap } });
      dispatch(contactSent({ email, subject }));
      toast('contact_Success');
    },
  });
  const field = (name: keyof typeof empty) => ({ ...form.field(name), label: t(name) });
  const { error, problem } = form;
  const wait = error instanceof CallError && error.code === 'RATE_LIMITED' ? (error.retryAfter ?? 0) : null;
  const failure =
    wait === null ? t('failed.kept', { reason: problem ?? '' }) : t('failed.often', { minutes: Math.ceil(wait / 60) });

  return (
    <form {...form.props} className={styles.form}>
      <noscript>
        <p className={styles.consent}>
          {t('scripts')} <a href={`tel:${support.phone}`}>{support.phone}</a>,{' '}
          <a href={`mailto:${support.email}`}>{support.email}</a>
        </p>
      </noscript>
      <TextField {...field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" hint={t('email.hint')} />
        <PhoneField {...field('phone')} />
      </div>
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={7} hint={t('message.hint')} />
      <label className="visually-hidden" aria-hidden="true">
        {t('website')}
        <input
          name="website"
          value={trap}
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => setTrap(event.target.value)}
        />
      </label>
      <FormNotice>{problem && failure}</FormNotice>
      <div className={styles.foot}>
        <p className={styles.consent}>
          {t('consent')} <Link to={paths.privacy()}>{t('consent.link')}</Link>
        </p>
        <Button kind="primary" size="lg" htmlType="submit" loading={form.isSending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
