import {
  accountRules,
  emailRule,
  newPasswordRule,
  phoneRule,
  pincodeRule,
  placeRule,
  plainLine,
  registrationRule,
  required,
} from '@tvacha/shared-contract/form-rules';
import { admitMember, createStaff } from '@tvacha/shared-contract/routes/admin/users';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { useT } from '../../common/i18n';
import { allUserData } from '../../state/admin-users';
import { checkAddress } from './account-fields';
import type { AccountKind } from './account-kind';

const empty = {
  kind: 'doctor',
  /** `admin`, the id of a definition, or nothing for staff that have none yet. */
  staffRole: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  registrationNumber: '',
  registrationCouncil: '',
  state: '',
  city: '',
  pincode: '',
  way: 'invite',
  password: '',
};
export type NewAccountValues = typeof empty;

const place = { ...placeRule, pattern: plainLine };

const rules = {
  first_name: accountRules.first_name,
  last_name: accountRules.last_name,
  email: required(emailRule),
  phone: phoneRule,
  registrationNumber: registrationRule,
  registrationCouncil: place,
  state: place,
  city: place,
  pincode: pincodeRule,
  password: newPasswordRule,
};

/** The fields that this account cannot do without. */
export function needs({ kind, way }: Pick<NewAccountValues, 'kind' | 'way'>): readonly (keyof NewAccountValues)[] {
  return [
    ...(kind === 'staff' ? [] : (['phone'] as const)),
    ...(kind === 'doctor' ? (['registrationNumber'] as const) : []),
    ...(way === 'password' ? (['password'] as const) : []),
  ];
}

/** What was typed for a kind that has other fields is of no more use. */
export function turnedTo(kind: AccountKind): Partial<NewAccountValues> {
  const { registrationNumber, registrationCouncil, state, city, pincode, staffRole } = empty;
  if (kind === 'doctor') return { kind, staffRole };
  if (kind === 'patient') return { kind, staffRole, registrationNumber, registrationCouncil };
  return { kind, registrationNumber, registrationCouncil, state, city, pincode };
}

function check(values: NewAccountValues): Record<string, string> {
  const missing = needs(values).filter((field) => values[field].trim() === '');
  const place = values.kind === 'staff' ? {} : checkAddress(values);
  return { ...place, ...Object.fromEntries(missing.map((field) => [field, 'required'])) };
}

/** Sends what was typed for this kind of account, and nothing that was typed for another. */
function create(values: NewAccountValues) {
  const { kind, staffRole, way, state, city, pincode } = values;
  const [first_name, last_name, email] = [values.first_name.trim(), values.last_name.trim(), values.email.trim()];
  const phone = values.phone && `+91${values.phone}`;
  const who = { first_name, last_name, email, ...(way === 'password' && { password: values.password }) };
  if (kind === 'staff') {
    const isAdmin = staffRole === 'admin';
    const role = isAdmin ? ('admin' as const) : ('subAdmin' as const);
    const body = { ...who, role, roleId: isAdmin ? null : staffRole || null, ...(phone && { phone }) };
    return call(createStaff, { body });
  }
  const address = pincode && { address: { state: state.trim(), city: city.trim(), pincode } };
  if (kind === 'patient') return call(admitMember, { body: { ...who, ...address, phone, role: 'patient' } });
  const council = values.registrationCouncil.trim();
  const registration = {
    registrationNumber: values.registrationNumber.trim(),
    ...(council && { registrationCouncil: council }),
  };
  return call(admitMember, { body: { ...who, ...registration, ...address, phone, role: 'doctor' } });
}

type WithProof = <Answer>(run: () => Promise<Answer>) => Promise<Answer>;

/** The form of an account of one of these kinds that is to be made. It is not kept as a draft: there may be a password in it. */
export function useNewAccount(
  kinds: readonly AccountKind[],
  withProof: WithProof,
  onMade: (made: { kind: AccountKind; id: string }) => void,
) {
  const t = useT();
  const dispatch = useAppDispatch();
  return useForm<NewAccountValues>({
    // It may hold a password, which is not to be kept.
    warns: true,
    initial: { ...empty, kind: kinds[0] ?? 'doctor' },
    closed: ({ kind }) => (kinds.includes(kind as AccountKind) ? undefined : t('edit.closed')),
    rules,
    check,
    say: (field, why) => {
      if (why === 'address') return t('edit.wholeAddress');
      if (field === 'password') return t(why === 'refused' ? 'new.passwordWeak' : 'new.passwordShort');
      return t(why === 'required' ? 'edit.missing' : 'edit.wrong');
    },
    codes: { REGISTRATION_NUMBER_NEEDED: 'registrationNumber' },
    words: {
      FORBIDDEN: t('new.beyond'),
      NOT_FOUND: t('new.roleGone'),
      PROOF_NEEDED: t('proof.left'),
      REGISTRATION_NUMBER_NEEDED: t('edit.numberNeeded'),
      USER_ALREADY_EXISTS: t('edit.taken'),
    },
    async submit(values) {
      const { _id: id } = await withProof(() => create(values));
      dispatch(allUserData.invalidate());
      toast('USER_CREATE_SUCCESS');
      onMade({ kind: values.kind as AccountKind, id });
    },
  });
}
