import type { Account, ReviewLine } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { sha256 } from '../../../auth/hash';
import { type UserRow, userChecks } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';

type Said = string | null | undefined;

/** What each line of an application says, in order; a line without words is not there to be checked. */
const words: Record<ReviewLine, (user: UserRow) => readonly Said[]> = {
  name: ({ nameTitle, firstName, lastName }) => [nameTitle, firstName, lastName],
  phone: ({ phone }) => [phone],
  email: ({ email }) => [email],
  registration: ({ registrationNumber, registrationCouncil }) => [registrationNumber, registrationCouncil],
  specialty: ({ specialty }) => specialty,
  city: ({ address }) => [address?.city],
  state: ({ address }) => [address?.state],
  pincode: ({ address }) => [address?.pincode],
};

/** What a check of a line is bound to; null where the line says nothing. */
export async function markOf(user: UserRow, line: ReviewLine): Promise<string | null> {
  const said = words[line](user);
  return said.some(Boolean) ? sha256(JSON.stringify(said)) : null;
}

/** The lines of a doctor's application, and which of them were found right as they stand. */
export async function linesOf({ db }: Ctx, user: UserRow): Promise<Account['lines']> {
  if (user.role !== 'doctor') return [];
  const checks = await db
    .select({ check: userChecks, by: actorColumns })
    .from(userChecks)
    .leftJoin(actor, isActor(userChecks.checkedBy))
    .where(eq(userChecks.userId, user.id));
  const lines: Account['lines'] = [];
  for (const line of Object.keys(words) as ReviewLine[]) {
    const mark = await markOf(user, line);
    const found = checks.find(({ check }) => check.line === line && check.mark === mark);
    const checked = found && { at: found.check.checkedAt.toISOString(), by: presentPerson(found.by) };
    if (mark !== null) lines.push({ line, checked: checked ?? null });
  }
  return lines;
}
