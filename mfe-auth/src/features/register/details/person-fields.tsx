import * as constants from '@tvacha/shared-contract/constants';
import { splitFullName } from '@tvacha/shared-contract/registration';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useRegisterT } from '../messages';
import { longest } from '../state/form';
import styles from './details.module.css';
import type { DetailsFields } from './use-details';

/** Who registers. The name is shown as it will be written, split at its blanks. */
export function PersonFields({ values, change, errorOf }: DetailsFields) {
  const t = useRegisterT();
  const { first_name: first, last_name: last } = splitFullName(values.fullName);
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
        <TextField
          name="fullName"
          autoComplete="name"
          label={t('fullName.label')}
          hint={split}
          maxLength={longest.name * 2}
          value={values.fullName}
          onChange={(fullName) => change({ fullName })}
          error={errorOf('fullName')}
          required
        />
      </div>
      <div className={styles.pair}>
        <PhoneField
          name="phone"
          label={t('phone.label')}
          hint={t('phone.hint')}
          value={values.phone}
          onChange={(phone) => change({ phone })}
          error={errorOf('phone')}
          required
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('email.label')}
          hint={t('email.hint')}
          maxLength={longest.email}
          value={values.email}
          onChange={(email) => change({ email })}
          error={errorOf('email')}
          required
        />
      </div>
    </>
  );
}
