import type { Code } from '@tvacha/shared-contract/codes';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useSearchParams } from '@tvacha/shared-core/router';
import { useState } from 'react';
import { useRegisterT } from '../messages';
import { keepForm, keptDraft } from '../state/draft';
import { type DetailsField, type RegistrationForm, wrongFields } from '../state/form';

interface Refusal {
  wrong: readonly DetailsField[];
  problem: Code;
}

export interface DetailsFields {
  values: RegistrationForm;
  change: (changes: Partial<RegistrationForm>) => void;
  /** What is wrong with a field, in people's words. */
  errorOf: (field: DetailsField) => string | undefined;
}

/** Words of the catalogue for what a code names; all other fields have words of their own. */
const byCode = { consent: 'CONSENT_NOT_AVAILABLE', customerId: 'CUSTOMERID_NOT_AVAILABLE' } as const;

/** What is typed, kept in this tab with every letter. */
export function useDetails(checked: boolean) {
  const t = useRegisterT();
  const [query] = useSearchParams();
  const [values, setValues] = useState<RegistrationForm>(() => {
    const { form } = keptDraft();
    return { ...form, customerId: query.get('code')?.trim() || form.customerId };
  });
  const change = (changes: Partial<RegistrationForm>) => {
    const next = { ...values, ...changes };
    setValues(next);
    keepForm(next);
  };

  const wrongHere = checked ? wrongFields(values) : [];
  const fieldsFor = (refusal?: Refusal): DetailsFields => ({
    values,
    change,
    errorOf: (field) => {
      if (refusal?.wrong.includes(field) && refusal.problem !== 'VALIDATION_FAILED')
        return errorMessage(refusal.problem);
      if (!wrongHere.includes(field) && !refusal?.wrong.includes(field)) return undefined;
      if (field === 'consent' || field === 'customerId') return errorMessage(byCode[field]);
      return t(field === 'pincode' && !values.pincode.trim() ? 'wrong.pincodeMissing' : `wrong.${field}`);
    },
  });
  return { values, fieldsFor };
}
