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
      <StateField form={form} />
    </fieldset>
  );
}

/** Chosen from the list; where the list could not be had, typed. */
function StateField({ form }: { form: DetailsForm }) {
  const t = useRegisterT();
  const language = useLanguage();
  const field = form.field('state');
  const { status, value: states } = useResource(statesResource, undefined);
  if (status === 'failed') {
    return <TextField {...field} autoComplete="address-level1" label={t('state.label')} />;
  }
  return (
    <Select
      label={t('state.label')}
      placeholder={t('state.choose')}
      value={field.value}
      onChange={field.onChange}
      options={(states ?? []).map((state) => ({ value: state.name, label: stateName(state, language) }))}
      searchable
      allowClear
    />
  );
}
