import * as constants from '@tvacha/shared-contract/constants';
import { splitFullName } from '@tvacha/shared-contract/registration';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useRegisterT } from '../messages';
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
