import type { ApprovalState } from './vocabulary';

/** What is known of a person and of the customer code they gave. */
export interface RegistrationFacts {
  /** Whether an account holds this customer code. */
  exists: boolean;
  /** `spent`: it was given out and its account is gone. */
  code: 'none' | 'unknown' | 'unused' | 'spent';
  /** Degree and visiting card are both there. */
  isComplete: boolean;
  phoneVerified: boolean;
  emailVerified: boolean;
  approval: ApprovalState;
}

export const registrationStages = ['', 'VERIFICATION_PENDING', 'DOCUMENT_PENDING'] as const;
export type RegistrationStage = (typeof registrationStages)[number];

export const registrationNotices = ['REG_COMPLETE', 'VERIFICATION_PENDING', 'DOCUMENT_PENDING'] as const;

export interface RegistrationState {
  /** The answer to a lookup by customer code. */
  code: 'USER_EXISTS' | 'CODE_VERIFIED' | 'INVALID_CODE' | 'PCODE_EMPTY';
  /** How far the account is, in the words that a lookup shows; null where there is none. */
  notice: (typeof registrationNotices)[number] | null;
  /** The answer to a registration by somebody who has this account; null where there is none. */
  existing: 'USER_ALREADY_EXISTS' | 'APPROVAL_PENDING' | 'VERIFICATION_PENDING' | 'DOCUMENT_PENDING' | null;
  /** What the person has to do next; empty where nothing is left, or nothing has begun. */
  stage: RegistrationStage;
  /** Where they do it; the caller adds the code to the address of a first registration. */
  next: '/login' | '/register/doctor' | '/register/doctor?code=' | '/register/verifycustomer';
}

const nobody = { notice: null, existing: null, stage: '' } as const;
const byCode = {
  none: { code: 'PCODE_EMPTY', ...nobody, next: '/register/verifycustomer' },
  unknown: { code: 'INVALID_CODE', ...nobody, next: '/register/verifycustomer' },
  spent: { code: 'INVALID_CODE', ...nobody, next: '/register/verifycustomer' },
  unused: { code: 'CODE_VERIFIED', ...nobody, next: '/register/doctor?code=' },
} as const satisfies Record<RegistrationFacts['code'], RegistrationState>;

/**
 * Where a registration stands. An account decides before the code does: its holder gives a code that is used.
 * Source: AUTH-01, AUTH-02 and section 4 of the product's document. A complete account must prove both contacts,
 * an incomplete one goes on to its documents as soon as one of them is proved.
 */
export function registrationState(facts: RegistrationFacts): RegistrationState {
  if (!facts.exists) return byCode[facts.code];
  const { isComplete, phoneVerified, emailVerified, approval } = facts;
  const code = 'USER_EXISTS';
  if (isComplete && phoneVerified && emailVerified) {
    const existing = approval === 'verified' ? 'USER_ALREADY_EXISTS' : 'APPROVAL_PENDING';
    return { code, notice: 'REG_COMPLETE', existing, stage: '', next: '/login' };
  }
  const proved = isComplete ? phoneVerified && emailVerified : phoneVerified || emailVerified;
  const stage = proved ? 'DOCUMENT_PENDING' : 'VERIFICATION_PENDING';
  // The lookup names what the account lacks in the end; the stage is the next step towards it.
  const notice = isComplete ? 'VERIFICATION_PENDING' : 'DOCUMENT_PENDING';
  return { code, notice, existing: stage, stage, next: '/register/doctor' };
}

/** A full name as the product splits it: the first word, and the rest. */
export function splitFullName(fullName: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = fullName.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
