import type { Result } from '@tvacha/shared-contract';

export type ContactType = 'phone' | 'email';
export interface Contact {
  type: ContactType;
  /** Ten digits, or an email address. */
  value: string;
}
export type Registrant = Extract<Result<'auth.otp.verify'>, { _id: string }>;
