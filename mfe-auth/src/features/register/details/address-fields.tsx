import { useLanguage } from '@tvacha/shared-core/i18n';
import { useResource } from '@tvacha/shared-core/resources';
import { Select } from '@tvacha/shared-ui/select';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useRegisterT } from '../messages';
import { longest } from '../state/form';
import styles from './details.module.css';
import { stateName } from './state-names';
import { statesResource } from './states-resource';
import type { DetailsFields } from './use-details';

/** Where the doctor practises; it may be left out. A pincode is text: nothing is reckoned with it. */
export function AddressFields({ values, change, errorOf }: DetailsFields) {
  const t = useRegisterT();
  return (
    <fieldset className={styles.place}>
      <legend>{t('place.legend')}</legend>
      <TextField
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        label={t('pincode.label')}
        maxLength={longest.pincode}
        value={values.pincode}
        onChange={(pincode) => change({ pincode })}
        error={errorOf('pincode')}
      />
      <TextField
        name="city"
        autoComplete="address-level2"
        label={t('city.label')}
        maxLength={longest.place}
        value={values.city}
        onChange={(city) => change({ city })}
        error={errorOf('city')}
      />
      <StateField value={values.state} onChange={(state) => change({ state })} />
    </fieldset>
  );
}

/** Chosen from the list; where the list could not be had, typed. */
function StateField({ value, onChange }: { value: string; onChange: (state: string) => void }) {
  const t = useRegisterT();
  const language = useLanguage();
  const { status, value: states } = useResource(statesResource, undefined);
  if (status === 'failed') {
    return (
      <TextField
        name="state"
        autoComplete="address-level1"
        label={t('state.label')}
        maxLength={longest.place}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <Select
      label={t('state.label')}
      placeholder={t('state.choose')}
      value={value}
      onChange={onChange}
      options={(states ?? []).map((state) => ({ value: state.name, label: stateName(state, language) }))}
      searchable
      allowClear
    />
  );
}
