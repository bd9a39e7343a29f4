import { isToastCode } from '@tvacha/shared-contract/toasts';
import { codeOf } from '@tvacha/shared-core/errors';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast, toastFailure } from '@tvacha/shared-core/toasts';
import { codeMoments } from '../../../common/code/code-state';
import { codeSent, contactCorrected, contactProved, scopedTokenEnded } from '../state/actions';
import { correctContact, proveContact, resendCode } from '../state/calls';
import type { Contact } from '../state/contact';
import { keepContact } from '../state/progress';

/** The calls by which a contact is proved, and changed where it was mistyped. */
export function useContactCalls() {
  const dispatch = useAppDispatch();
  return {
    async askCode(contact: Contact) {
      const terms = await resendCode(contact);
      dispatch(codeSent({ contact, moments: codeMoments(terms) }));
      toast('login-otp-sent');
    },
    async proveCode(contact: Contact, otp: string) {
      const registrant = await proveContact(contact, otp);
      dispatch(contactProved({ contact, registrant }));
      toast('VERIFIED');
    },
    async correct(contact: Contact) {
      try {
        const terms = await correctContact(contact);
        keepContact(contact);
        dispatch(contactCorrected({ contact, moments: codeMoments(terms) }));
        toast('login-otp-sent');
        return true;
      } catch (error) {
        const problem = codeOf(error);
        if (problem === 'SESSION_EXPIRED' || problem === 'Unauthorized') {
          dispatch(scopedTokenEnded());
          return false;
        }
        if (isToastCode(problem)) toast(problem);
        else toastFailure();
        throw error;
      }
    },
  };
}
