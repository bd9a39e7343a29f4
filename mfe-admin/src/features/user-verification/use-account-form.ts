import type { Account } from '@tvacha/shared-contract';
import { showUser } from '@tvacha/shared-contract/routes/admin/users';
import { codeOf } from '@tvacha/shared-core/errors';
import { joinTexts, useForm } from '@tvacha/shared-core/form';
import { CallError, call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { useEffect } from 'react';
import { useT } from '../../common/i18n';
import { allUserData, selectedUserData } from '../../state/admin-users';
import {
  type AccountPart,
  accountParts,
  checkPart,
  fieldsOf,
  saveAccount,
  type Texts,
  textsOf,
} from './account-fields';

/** How often a save begins anew because somebody saved in between, and another field. */
const mostTries = 3;

/** What a draft was begun from; nothing is known of one that cannot be read. */
function baseOf({ base = '' }: Texts): Texts {
  try {
    return JSON.parse(base) as Texts;
  } catch {
    return {};
  }
}

const tidied = ({ base: _base, ...texts }: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));

interface AccountFormOptions {
  withProof: <Answer>(run: () => Promise<Answer>) => Promise<Answer>;
  onSaved: () => void;
}

/**
 * One part of an account as a form. It sends what was changed alone and keeps it as a draft; what somebody else saved
 * meanwhile goes in where nothing was changed here, and where both changed one field it stands beside (decision 58).
 */
export function useAccountForm(part: AccountPart, account: Account, { withProof, onSaved }: AccountFormOptions) {
  const t = useT();
  const dispatch = useAppDispatch();
  const fields = fieldsOf(part, account);
  const textsIn = (of: Account): Texts => {
    const all = textsOf(of);
    return Object.fromEntries(fields.map((field) => [field, all[field]]));
  };
  const theirs = textsIn(account);
  const now = JSON.stringify(theirs);
  const show = (fresh: Account) =>
    dispatch(selectedUserData.change((entry) => (entry.value?._id === fresh._id ? { ...entry, value: fresh } : entry)));

  const send = async (values: Texts, from: Account, tries = mostTries): Promise<boolean> => {
    const at = textsIn(from);
    const { texts, clashes } = joinTexts({ base: baseOf(values), mine: tidied(values), theirs: at });
    if (clashes.length > 0) throw new CallError('CONFLICT', 409);
    const changed = fields.filter((field) => texts[field] !== at[field]);
    if (changed.length === 0) return false;
    try {
      await saveAccount(part, from, texts, changed);
      return true;
    } catch (error) {
      if (codeOf(error) !== 'CONFLICT' || tries === 1) throw error;
      const fresh = await call(showUser, { query: { id: account._id } });
      show(fresh);
      return send(values, fresh, tries - 1);
    }
  };

  const form = useForm<Texts>({
    name: `account-${part}-${account._id}`,
    initial: { ...theirs, base: now },
    rules: accountParts[part],
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
    async submit(values) {
      const isSaved = await withProof(() => send(values, account));
      form.begin({ ...tidied(values), base: JSON.stringify(tidied(values)) }, values);
      dispatch(selectedUserData.invalidate());
      dispatch(allUserData.invalidate());
      if (isSaved) toast('UPDATE_SUCCCESS');
      onSaved();
    },
  });

  const { values, isSending } = form;
  const joined = joinTexts({ base: baseOf(values), mine: tidied(values), theirs });
  const isBehind = values.base !== now;
  // What came from elsewhere goes in where nothing was changed here.
  useEffect(() => {
    if (!isBehind || isSending || joined.clashes.length > 0) return;
    const next = { ...joined.texts, base: now };
    if (JSON.stringify(joined.texts) === now) form.begin(next);
    else form.change(next);
  });

  const settle = (texts: Texts) => form.change({ ...joined.texts, ...texts, base: now });
  const others = Object.fromEntries(joined.clashes.map((field) => [field, theirs[field] ?? '']));
  return {
    form,
    fields,
    /** What somebody else wrote into fields that were changed here too. */
    clashes: isBehind && !isSending ? others : {},
    keepMine: () => settle({}),
    takeTheirs: () => settle(others),
    /** Forgets what was typed. */
    leave: () => form.begin({ ...theirs, base: now }, form.values),
  };
}
export type AccountForm = ReturnType<typeof useAccountForm>;
