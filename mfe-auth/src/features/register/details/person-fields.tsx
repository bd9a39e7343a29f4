import { consentIn } from '@tvacha/shared-contract/consents';
import * as constants from '@tvacha/shared-contract/constants';
import { splitFullName } from '@tvacha/shared-contract/registration';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useLanguage } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { Tag } from '@tvacha/shared-ui/tag';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useRegisterT } from '../messages';
import { selectRegistration } from '../state/registration-state';
import styles from './details.module.css';
import type { DetailsForm } from './use-details';

/** Who registers. The name is shown as it will be written, split at its blanks. */
export function PersonFields({ form }: { form: DetailsForm }) {
  const t = useRegisterT();
  const { first_name: first, last_name: last } = splitFullName(form.values.fullName);
  const split = first ? t(last ? 'fullName.split' : 'fullName.one', { first, last }) : t('fullName.hint');
  return (
    <>
      <div className={styles.name}>
        <TextField
          name="title"
          label={t('title.label')}
          value={constants.doctorTitle}
          onChange={() => undefined}
          disabled
        />
        <TextField {...form.field('fullName')} autoComplete="name" label={t('fullName.label')} hint={split} />
      </div>
      <div className={styles.pair}>
        <PhoneField {...form.field('phone')} label={t('phone.label')} hint={t('phone.hint')} />
        <TextField
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('email.label')}
          hint={t('email.hint')}
        />
      </div>
    </>
  );
}

export function CustomerField({ form }: { form: DetailsForm }) {
  const t = useRegisterT();
  const { acceptedCode, refusedCode } = useAppSelector(selectRegistration);
  const field = form.field('customerId');
  const code = field.value.trim().toUpperCase();
  // It came with the address and was asked about before anything was sent.
  const refused = code !== '' && code === refusedCode ? errorMessage('INVALID_CODE') : undefined;
  const isAccepted = code !== '' && code === acceptedCode;
  return (
    <div className={styles.code}>
      <TextField
        {...field}
        error={field.error ?? refused}
        autoComplete="off"
        label={t('customerId.label')}
        hint={t('customer.hint')}
        after={
          isAccepted ? (
            <Tag tone="green" icon="check-circle">
              {t('customerId.accepted')}
            </Tag>
          ) : undefined
        }
      />
    </div>
  );
}

/** What is agreed to, in the very words and the language that the server keeps (SEC-44). */
export function ConsentField({ form }: { form: DetailsForm }) {
  const t = useRegisterT();
  const language = useLanguage();
  const { text, version } = consentIn('registration', language);
  return (
    <div className={styles.consent}>
      <Checkbox {...form.box('consent')} name="checkedTOC" label={text} />
      <p className={styles.version}>
        <span>{t('consent.version', { version })}</span>
        <Link to={paths.terms()}>{t('consent.terms')}</Link>
        <Link to={paths.privacy()}>{t('consent.privacy')}</Link>
      </p>
    </div>
  );
}
