import { useLanguage } from '@tvacha/shared-core/i18n';
import { useResource } from '@tvacha/shared-core/resources';
import { Select } from '@tvacha/shared-ui/select';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useRegisterT } from '../messages';
import styles from './details.module.css';
import { stateName } from './state-names';
import { statesResource } from './states-resource';
import type { DetailsForm } from './use-details';

/** Where the doctor practises; it may be left out. A pincode is text: nothing is reckoned with it. */
export function AddressFields({ form }: { form: DetailsForm }) {
  const t = useRegisterT();
  return (
    <fieldset className={styles.place}>
      <legend>{t('place.legend')}</legend>
      <TextField {...form.field('pincode')} inputMode="numeric" autoComplete="postal-code" label={t('pincode.label')} />
      <TextField {...form.field('city')} autoComplete="address-level2" label={t('city.label')} />
      <StateField {...form.field('state')} label={t('state.label')} autoComplete="address-level1" />
    </fieldset>
  );
}

/** What staff check: the number of the doctor’s registration, and the state’s council that gave it. */
export function CouncilFields({ form }: { form: DetailsForm }) {
  const t = useRegisterT();
  return (
    <fieldset className={styles.place}>
      <legend>{t('council.legend')}</legend>
      <TextField {...form.field('registrationNumber')} autoComplete="off" label={t('registrationNumber.label')} />
      <StateField {...form.field('registrationCouncil')} label={t('registrationCouncil.label')} />
    </fieldset>
  );
}

type StateFieldProps = ReturnType<DetailsForm['field']> & { label: string; autoComplete?: 'address-level1' };

/** Chosen from the list; where the list could not be had, typed. */
function StateField(field: StateFieldProps) {
  const t = useRegisterT();
  const language = useLanguage();
  const { status, value: states } = useResource(statesResource, undefined);
  if (status === 'failed') return <TextField {...field} />;
  return (
    <Select
      label={field.label}
      placeholder={t('state.choose')}
      value={field.value}
      onChange={field.onChange}
      options={(states ?? []).map((state) => ({ value: state.name, label: stateName(state, language) }))}
      searchable
      allowClear
    />
  );
}
