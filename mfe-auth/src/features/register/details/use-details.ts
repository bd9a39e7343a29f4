import { isToastCode, type ToastCode } from '@tvacha/shared-contract/toasts';
import { codeOf, errorMessage } from '@tvacha/shared-core/errors';
import { type Form, fitting, useForm } from '@tvacha/shared-core/form';
import { useSearchParams } from '@tvacha/shared-core/router';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { useState } from 'react';
import { codeMoments } from '../../../common/code/code-state';
import { useRegisterT } from '../messages';
import { registered, registrationClosed } from '../state/actions';
import { register } from '../state/calls';
import { detailsDraft, olderDetails } from '../state/progress';
import { checkDetails, type Details, detailsRules, emptyDetails, missingOf } from './details-form';

export type DetailsForm = Pick<Form<Details>, 'box' | 'change' | 'field' | 'values'>;

/** Words of the catalogue for what a code names; all other fields have words of their own. */
const byCode = { consent: 'CONSENT_NOT_AVAILABLE', customerId: 'CUSTOMERID_NOT_AVAILABLE' } as const;

const codes = {
  INVALID_CODE: 'customerId',
  CUSTOMERID_NOT_AVAILABLE: 'customerId',
  CONSENT_NOT_AVAILABLE: 'consent',
} as const;
const issues = { first_name: 'fullName', last_name: 'fullName', checkedTOC: 'consent' } as const;

/** The form of the first step, what is typed in it kept in this tab with every letter. */
export function useDetails(): Form<Details> & { isTaken: boolean } {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const addressCode = query.get('code')?.trim();
  const [initial] = useState(() => ({ ...emptyDetails, ...fitting(emptyDetails, olderDetails()) }));

  /** A contact of it is another account's. */
  const [isTaken, setTaken] = useState(false);

  const send = async (values: Details) => {
    const { code, result, token } = await register(values);
    // Each of this operation's codes is one of the catalogue's.
    toast(code as ToastCode);
    if (code === 'APPROVAL_PENDING' || code === 'USER_ALREADY_EXISTS') return void dispatch(registrationClosed(code));
    const { expiresIn = 0, resendIn, ...registrant } = result;
    // Where no code could be sent yet none is good, and there may be one later.
    const moments = resendIn === undefined ? null : codeMoments({ expiresIn, resendIn });
    dispatch(registered({ registrant, moments, mayCorrect: token !== undefined }));
  };

  const form = useForm<Details>({
    ...detailsDraft,
    initial,
    given: addressCode ? { customerId: addressCode } : undefined,
    rules: detailsRules,
    check: checkDetails,
    codes,
    issues,
    say(field, why) {
      if (field === 'consent' || field === 'customerId') return errorMessage(byCode[field]);
      if (why === 'refused' && isTaken && (field === 'phone' || field === 'email')) return t(`taken.${field}`);
      return t(why === 'missing' ? 'wrong.pincodeMissing' : `wrong.${field}`);
    },
    onInvalid(values) {
      const missing = missingOf(values);
      if (missing) toast(missing);
    },
    async submit(values) {
      setTaken(false);
      try {
        await send(values);
      } catch (error) {
        const problem = codeOf(error);
        setTaken(problem === 'USER_ALREADY_EXISTS');
        if (isToastCode(problem)) toast(problem);
        throw error;
      }
    },
  });
  return { ...form, isTaken };
}
