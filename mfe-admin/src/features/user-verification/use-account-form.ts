import type { Account, Applicant } from '@tvacha/shared-contract';
import { showUser } from '@tvacha/shared-contract/routes/admin/users';
import { call } from '@tvacha/shared-core/http';
import { useJoinedForm } from '@tvacha/shared-core/joined-form';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { useT } from '../../common/i18n';
import type { Proof } from '../../common/use-proof';
import { allUserData, selectedUserData } from '../../state/admin-users';
import { type AccountPart, accountParts, checkPart, fieldsOf, saveAccount, textsOf } from './account-fields';

interface AccountFormOptions {
  mayEdit: boolean;
  withProof: Proof['withProof'];
  onSaved: () => void;
}

/** One part of an account as a form, joined with what a colleague saved meanwhile (decision 58). */
export function useAccountForm(
  part: AccountPart,
  account: Account,
  { mayEdit, withProof, onSaved }: AccountFormOptions,
) {
  const t = useT();
  const dispatch = useAppDispatch();
  const fields = fieldsOf(part, account);

  const joined = useJoinedForm<Account, Applicant>({
    name: `account-${part}-${account._id}`,
    rules: accountParts[part],
    closed: () => (mayEdit ? undefined : t('edit.closed')),
    check: (texts) => checkPart(part, account, texts),
    say: (_field, why) =>
      why === 'address' ? t('edit.wholeAddress') : t(why === 'required' ? 'edit.missing' : 'edit.wrong'),
    codes: { REGISTRATION_NUMBER_NEEDED: 'registrationNumber' },
    words: {
      CONFLICT: t('edit.conflict'),
      FORBIDDEN: t('account.problem.FORBIDDEN'),
      NOT_FOUND: t('account.problem.NOT_FOUND'),
      PROOF_NEEDED: t('proof.left'),
      USER_ALREADY_EXISTS: t('edit.taken'),
      REGISTRATION_NUMBER_NEEDED: t('edit.numberNeeded'),
    },
    record: account,
    textsOf: (of) => {
      const all = textsOf(of);
      return Object.fromEntries(fields.map((field) => [field, all[field]]));
    },
    tidy: (_field, text) => text.trim(),
    save: (texts, changed, from) => saveAccount(part, from, texts, changed),
    async reload() {
      const fresh = await call(showUser, { query: { id: account._id } });
      dispatch(
        selectedUserData.change((entry) => (entry.value?._id === fresh._id ? { ...entry, value: fresh } : entry)),
      );
      return fresh;
    },
    async submit(send, begin, texts) {
      const saved = await withProof(send);
      begin(texts);
      dispatch(selectedUserData.invalidate());
      dispatch(allUserData.invalidate());
      if (saved) toast('UPDATE_SUCCCESS');
      onSaved();
    },
  });
  return { ...joined, fields };
}
export type AccountForm = ReturnType<typeof useAccountForm>;
