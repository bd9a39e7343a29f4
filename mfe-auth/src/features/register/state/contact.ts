import type { Result } from '@tvacha/shared-contract';
import { maskedPhone } from '../../../common/code/code-state';

export type ContactType = 'phone' | 'email';
export interface Contact {
  type: ContactType;
  /** Ten digits, or an email address. */
  value: string;
}
export type Registrant = Extract<Result<'auth.otp.verify'>, { _id: string }>;

/** A contact as others may see it over a shoulder. */
export const masked = ({ type, value }: Contact): string =>
  type === 'phone' ? maskedPhone(value) : value.replace(/^(.).*?(?=@)/, '$1•••');
