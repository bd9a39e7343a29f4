import type { UserRow } from '../../db/schema';
import type { Ctx } from '../ctx';

type Contact = 'phone' | 'email';
type Facts = Pick<UserRow, 'phoneVerified' | 'emailVerified' | 'contactRestsUntil'>;

/** How long a contact that staff changed opens nothing: the old one was told, and its owner may object. */
export const contactRest = 86_400_000;

/** Seconds for which a contact rests; 0 where a code sent to it may open the account. */
export function restOf({ clock }: Pick<Ctx, 'clock'>, user: Facts, contact: Contact): number {
  if (user[`${contact}Verified`] || !user.contactRestsUntil) return 0;
  return Math.max(0, (user.contactRestsUntil.getTime() - clock.now().getTime()) / 1000);
}
