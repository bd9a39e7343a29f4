import * as constants from '@tvacha/shared-contract/constants';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import { eq } from 'drizzle-orm';
import { roles, users } from '../../../db/schema';
import { audit } from '../../audit';
import { refuseWeak } from '../../auth/set-password';
import { type Ctx, inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { refuse } from '../../refuse';
import { isUniqueViolation, one } from '../../rows';
import type { Verb } from '../../verb';
import { refuseBeyond } from './prevent-escalation';
import { findUser } from './show-user';
import { firstMail } from './welcome-mail';

interface Newcomer {
  role: AccountRole;
  first_name: string;
  last_name: string;
  email: string;
  phone?: string | undefined;
  /** The first password; nothing where they set one themselves, or log in by a code. */
  password?: string | undefined;
}
type More = Partial<Omit<typeof users.$inferInsert, 'role' | 'email' | 'phone'>>;

const numberStarts = { doctor: 'TVM', patient: 'TVP', admin: 'STAFF', subAdmin: 'STAFF' } as const;
const newNumber = (role: AccountRole) => `${numberStarts[role]}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** What is stored of a first password: it is to be changed or kept before anything else (AUTH-06). */
async function firstPassword(ctx: Ctx, { password, first_name, last_name, email }: Newcomer) {
  if (password === undefined) return {};
  await refuseWeak(password, [first_name, last_name, email], 'password');
  return { passwordHash: await ctx.passwords.hash(password), passwordSetAt: ctx.clock.now(), firstLogin: true };
}

/** Makes the account, welcomes its owner by mail, and writes down who made it. */
async function create(ctx: Ctx, given: Newcomer, more: More, check: (tx: Ctx) => Promise<void>) {
  const { role, phone } = given;
  const secret = await firstPassword(ctx, given);
  const now = ctx.clock.now();
  const row = {
    customerId: newNumber(role),
    email: given.email.toLowerCase(),
    phone,
    firstName: given.first_name,
    lastName: given.last_name,
    role,
    isComplete: true,
    approval: 'verified' as const,
    appliedAt: now,
    decidedAt: now,
    decidedBy: ctx.caller.userId,
    ...secret,
    ...more,
  };
  const made = inTransaction(ctx, async (tx) => {
    await check(tx);
    const { id } = one(await tx.db.insert(users).values(row).returning({ id: users.id }));
    const user = await findUser(tx, id);
    const details = { role, roleId: row.roleId ?? null, firstPassword: 'passwordHash' in secret };
    await queueMessage(tx, firstMail(tx, user, details.firstPassword));
    await audit(tx, { action: 'user.created', subjectType: 'user', subjectId: id, details });
    return user;
  });
  return made.catch((error: unknown) => {
    if (isUniqueViolation(error)) refuse('USER_ALREADY_EXISTS');
    throw error;
  });
}

/** Makes an account of the staff, who may do no more than who makes it. */
export const createStaff: Verb<'admin.users.create'> = async ({ ctx, input: { body } }) => {
  const { role } = body;
  // An admin may do all, so a definition would only mislead.
  const roleId = role === 'admin' ? null : body.roleId;
  const result = await create(ctx, body, { roleId }, async (tx) => {
    if (roleId) one(await tx.db.select({ id: roles.id }).from(roles).where(eq(roles.id, roleId)).for('share'));
    await refuseBeyond(tx, { role, roleId, permissions: null });
  });
  return { code: 'USER_CREATE_SUCCESS', result };
};

/**
 * Makes an account of a doctor or a patient. A doctor has a council registration number, as with one who is approved;
 * staff have seen the papers. Neither is in the doctor finder before they say so.
 */
export const admitMember: Verb<'admin.users.admit'> = async ({ ctx, input: { body } }) => {
  const { role, registrationNumber, registrationCouncil, address } = body;
  const isDoctor = role === 'doctor';
  if (isDoctor && !registrationNumber) refuse('REGISTRATION_NUMBER_NEEDED');
  const practice = isDoctor ? { nameTitle: constants.doctorTitle, registrationNumber, registrationCouncil } : {};
  // What somebody agrees to is theirs to say: it is asked for at the first login.
  const asked = { consentWanted: true, firstLogin: true };
  const result = await create(ctx, body, { ...practice, ...asked, address }, async () => {});
  return { code: 'USER_CREATE_SUCCESS', result };
};
