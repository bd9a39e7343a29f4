import type { Twin } from '@tvacha/shared-contract';
import { twinMarks } from '@tvacha/shared-contract/vocabulary';
import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { files, type UserRow, userDocuments, users } from '../../../db/schema';
import { clinicPhoneOf, numberOf } from '../../../db/schema/users';
import type { Ctx } from '../../ctx';
import { nameOf } from '../common/person';

const most = 10;
const no = sql<boolean>`false`;

/** Whoever sent in a file with the same bytes as one of theirs. */
async function fileTwinsOf({ db }: Ctx, userId: string): Promise<string[]> {
  const own = db
    .select({ sha256: files.sha256 })
    .from(files)
    .innerJoin(userDocuments, eq(userDocuments.fileId, files.id))
    .where(eq(userDocuments.userId, userId));
  const rows = await db
    .selectDistinct({ id: userDocuments.userId })
    .from(files)
    .innerJoin(userDocuments, eq(userDocuments.fileId, files.id))
    .where(and(inArray(files.sha256, own), ne(userDocuments.userId, userId)))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Where one is reached by phone: the mobile, and the clinic's number. */
function phoneMark({ phone, clinicDetails }: UserRow): SQL {
  const digits = [phone, clinicDetails?.phone].map((one) => one?.replace(/\D/g, '').slice(-10) ?? '');
  const whole = digits.filter(({ length }) => length === 10);
  if (whole.length === 0) return no;
  const mobiles = whole.map((one) => `+91${one}`);
  return or(inArray(users.phone, mobiles), inArray(clinicPhoneOf(users.clinicDetails), whole)) ?? no;
}

const nameMark = ({ role, firstName, lastName }: UserRow): SQL =>
  and(
    eq(users.role, role),
    sql`lower(${users.firstName}) = lower(${firstName})`,
    sql`lower(${users.lastName}) = lower(${lastName})`,
  ) ?? no;

/**
 * Other accounts that may be the same person's: with the council's number, the name, a phone number or a file of this
 * one. Ten at most, those with most in common first.
 */
export async function twinsOf(ctx: Ctx, user: UserRow): Promise<Twin[]> {
  const fileTwins = await fileTwinsOf(ctx, user.id);
  const { registrationNumber } = user;
  const marks = {
    number: registrationNumber
      ? sql`${numberOf(users.registrationNumber)} = ${numberOf(sql`${registrationNumber}::text`)}`
      : no,
    name: nameMark(user),
    phone: phoneMark(user),
    file: fileTwins.length > 0 ? inArray(users.id, fileTwins) : no,
  };
  const has = (mark: keyof typeof marks) => sql<boolean>`coalesce(${marks[mark]}, false)`;
  const shared = sql.join(
    twinMarks.map((mark) => sql`(${has(mark)})::int`),
    sql` + `,
  );
  const rows = await ctx.db
    .select({ user: users, number: has('number'), name: has('name'), phone: has('phone'), file: has('file') })
    .from(users)
    .where(and(or(...Object.values(marks)), ne(users.id, user.id), isNull(users.erasedAt), eq(users.demo, false)))
    .orderBy(desc(shared), users.id)
    .limit(most);
  return rows.map(({ user: { id, firstName, lastName, customerId, approval }, ...same }) => ({
    _id: id,
    name: nameOf({ firstName, lastName }),
    customerId,
    state: approval,
    same: twinMarks.filter((mark) => same[mark]),
  }));
}
