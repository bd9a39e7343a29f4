import type { RegistrationStage } from '@tvacha/shared-contract/registration';
import { storage } from '@tvacha/shared-core/storage';
import type { CodeState } from '../../../common/code/code-state';
import type { Contact } from './contact';
import { emptyForm, type RegistrationForm } from './form';
import type { UserData } from './user-data';

/** What this tab keeps of a registration, so that a reload loses nothing. */
export interface Draft {
  form: RegistrationForm;
  stage: RegistrationStage;
  userData: UserData | null;
  codes: Record<'phone' | 'email', CodeState> | null;
  offersPassword: boolean;
  isPasswordSettled: boolean;
}

type Kept = Omit<Draft, 'form'> & { form: Partial<RegistrationForm> };

const isBag = (value: unknown): value is Partial<Kept> => typeof value === 'object' && value !== null;

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(storage.get('registrationDraft') ?? '{}');
    return isBag(kept) ? kept : {};
  } catch {
    return {};
  }
}

const textsOf = (form: object): Partial<RegistrationForm> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => typeof value === typeof Reflect.get(emptyForm, name)),
  );

/** Phone, email and customer code lie under the keys of their own that the product names (SES-01). */
export function keptDraft(): Draft {
  const { form = {}, stage = '', userData = null, codes = null, offersPassword, isPasswordSettled } = read();
  return {
    form: {
      ...emptyForm,
      ...textsOf(form),
      phone: storage.get('sessionPhone') ?? '',
      email: storage.get('sessionEmail') ?? '',
      customerId: storage.get('sessionCustomerId') ?? '',
    },
    stage,
    userData,
    codes,
    offersPassword: offersPassword === true,
    isPasswordSettled: isPasswordSettled === true,
  };
}

const keep = (key: 'sessionPhone' | 'sessionEmail' | 'sessionCustomerId', value: string): void =>
  value ? storage.set(key, value) : storage.remove(key);

export function keepForm({ phone, email, customerId, ...form }: RegistrationForm): void {
  keep('sessionPhone', phone);
  keep('sessionEmail', email);
  keep('sessionCustomerId', customerId);
  storage.set('registrationDraft', JSON.stringify({ ...read(), form }));
}

/** What was typed at the first step, once it is corrected. */
export const keepContact = ({ type, value }: Contact): void =>
  keep(type === 'phone' ? 'sessionPhone' : 'sessionEmail', value);

export const keepProgress = (progress: Omit<Draft, 'form'>): void =>
  storage.set('registrationDraft', JSON.stringify({ ...read(), ...progress }));

/** Another customer code is another registration. */
export function dropDraft(): void {
  for (const key of ['registrationDraft', 'sessionPhone', 'sessionEmail', 'sessionCustomerId'] as const)
    storage.remove(key);
}
