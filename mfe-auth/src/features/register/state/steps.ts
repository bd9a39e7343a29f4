import type { RegistrationStage } from '@tvacha/shared-contract/registration';
import type { UserData } from './user-data';

export const steps = ['details', 'contacts', 'documents', 'password', 'approval'] as const;
export type Step = (typeof steps)[number];

export const isStep = (name: string | null): name is Step => steps.some((step) => step === name);
export const isBefore = (one: Step, other: Step): boolean => steps.indexOf(one) < steps.indexOf(other);

interface Facts {
  stage: RegistrationStage;
  userData: Pick<UserData, 'isComplete'> | null;
  offersPassword: boolean;
  isPasswordSettled: boolean;
}

/** How far somebody is who has this stage (AUTH-02); a password is asked for once, after the papers. */
export function furthestStep({ stage, userData, offersPassword, isPasswordSettled }: Facts): Step {
  if (!userData) {
    if (stage === '') return 'details';
    return stage === 'DOCUMENT_PENDING' ? 'documents' : 'contacts';
  }
  if (!userData.isComplete) return stage === 'DOCUMENT_PENDING' ? 'documents' : 'contacts';
  if (isPasswordSettled) return 'approval';
  if (offersPassword) return 'password';
  return stage === '' ? 'approval' : 'contacts';
}
