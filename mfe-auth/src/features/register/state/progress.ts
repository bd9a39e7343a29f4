import type { RegistrationStage } from '@tvacha/shared-contract/registration';
import { dropDraft } from '@tvacha/shared-core/form';
import { storage } from '@tvacha/shared-core/storage';
import type { CodeState } from '../../../common/code/code-state';
import type { Contact } from './contact';
import type { UserData } from './user-data';

/** The first step's draft, and where those of its fields lie that the product keeps under keys of their own (SES-01). */
export const detailsDraft = {
  name: 'registration',
  keys: { phone: 'sessionPhone', email: 'sessionEmail', customerId: 'sessionCustomerId' },
} as const;

/** How far a registration is, as this tab keeps it, so that a reload loses nothing. */
export interface Progress {
  stage: RegistrationStage;
  userData: UserData | null;
  codes: Record<'phone' | 'email', CodeState> | null;
  offersPassword: boolean;
  isPasswordSettled: boolean;
}

/** Releases before kept the first step along with it. */
type Kept = Progress & { form: unknown };

const isBag = (value: unknown): value is Partial<Kept> => typeof value === 'object' && value !== null;

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(storage.get('registrationDraft') ?? '{}');
    return isBag(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function keptProgress(): Progress {
  const { stage = '', userData = null, codes = null, offersPassword, isPasswordSettled } = read();
  return {
    stage,
    userData,
    codes,
    offersPassword: offersPassword === true,
    isPasswordSettled: isPasswordSettled === true,
  };
}

/** What a release before kept of the first step. */
export const olderDetails = (): unknown => read().form;

export const keepProgress = (progress: Progress): void =>
  storage.set('registrationDraft', JSON.stringify({ ...read(), ...progress }));

/** What was typed at the first step, once it is corrected. */
export const keepContact = ({ type, value }: Contact): void => storage.set(detailsDraft.keys[type], value);

/** Another customer code is another registration. */
export function dropRegistration(): void {
  dropDraft(detailsDraft.name);
  storage.remove('registrationDraft');
  for (const key of Object.values(detailsDraft.keys)) storage.remove(key);
}
