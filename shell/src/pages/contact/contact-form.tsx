import { useDraft } from '@tvacha/shared-core/draft';
import { errorMessage } from '@tvacha/shared-core/errors';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contactSubmitted, selectContact } from './contact.slice';
import { type ContactField, draftName, emptyDraft, longest, wrongFields } from './contact-fields';
import styles from './contact-form.module.css';
import { useContactT } from './messages';

/** The form; what is typed is kept in this tab until it is sent. */
export function ContactForm() {
  const t = useContactT();
  const dispatch = useAppDispatch();
  const { status, problem } = useAppSelector(selectContact);
  const [draft, change] = useDraft(draftName, emptyDraft);
  const [checked, setChecked] = useState(0);
  const [trap, setTrap] = useState('');
  const form = useRef<HTMLFormElement>(null);

  // Each press of the button, and each refusal, leads to the first field that is wrong.
  useEffect(() => {
    if (checked || problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checked, problem]);

  const wrong: readonly ContactField[] = checked ? [...wrongFields(draft), ...(problem?.fields ?? [])] : [];
  const field = (name: ContactField) => ({
    name,
    label: t(name),
    value: draft[name],
    error: wrong.includes(name) ? t(`wrong.${name}`) : undefined,
    onChange: (value: string) => change({ [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'sending') return;
    setChecked(checked + 1);
    if (wrongFields(draft).length === 0) dispatch(contactSubmitted({ ...draft, website: trap }));
  };
  const failure =
    problem?.code === 'RATE_LIMITED'
      ? t('failed.often', { minutes: problem.wait })
      : problem && t('failed.kept', { reason: errorMessage(problem.code) });

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField {...field('name')} autoComplete="name" maxLength={longest.name} required />
      <div className={styles.pair}>
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={longest.email}
          hint={t('email.hint')}
          required
        />
        <PhoneField {...field('phone')} />
      </div>
      <TextField {...field('subject')} maxLength={longest.subject} required />
      <TextArea {...field('message')} rows={7} maxLength={longest.message} hint={t('message.hint')} required />
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
      {failure ? (
        <p className={styles.failure} role="alert">
          <Icon name="warning-circle" size={20} />
          <span>{failure}</span>
        </p>
      ) : null}
      <div className={styles.foot}>
        <p className={styles.consent}>
          {t('consent')} <Link to={paths.privacy()}>{t('consent.link')}</Link>
        </p>
        <Button kind="primary" size="lg" htmlType="submit" loading={status === 'sending'}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
