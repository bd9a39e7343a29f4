import type { Account, Applicant } from '@tvacha/shared-contract';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { files, sessions, userDocuments, users } from '../../../db/schema';
import { signFileUrl } from '../../../files/file-url';
import { type Ctx, callerId } from '../../ctx';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { presentApplicant, selectApplicants } from './list-users';
import { twinsOf } from './twins';

/** The doctor with this id; refuses where there is none. */
export const findApplicant = async (ctx: Ctx, id: string): Promise<Applicant> =>
  presentApplicant(one(await selectApplicants(ctx).where(and(eq(users.id, id), eq(users.role, 'doctor')))));

/** The account with this id, of any role; refuses where there is none, or none any more. */
export const findUser = async (ctx: Ctx, id: string): Promise<Applicant> =>
  presentApplicant(one(await selectApplicants(ctx).where(and(eq(users.id, id), isNull(users.erasedAt)))));

/** Papers of a doctor, each with a link that is good for this member of staff and some minutes only (SEC-31). */
async function documentsOf(ctx: Ctx, userId: string): Promise<Account['documents']> {
  const rows = await ctx.db
    .select({ id: userDocuments.id, kind: userDocuments.kind, file: files })
    .from(userDocuments)
    .innerJoin(files, eq(files.id, userDocuments.fileId))
    .where(eq(userDocuments.userId, userId))
    .orderBy(asc(userDocuments.kind), asc(userDocuments.createdAt), asc(userDocuments.id));
  return Promise.all(
    rows.map(async ({ id, kind, file: { key, name, type, size } }) => ({
      _id: id,
      kind,
      name,
      type,
      size,
      url: await signFileUrl(ctx, key, callerId(ctx)),
    })),
  );
}

/** An account with its papers, its own permissions, when it was last used, and its twins. */
export async function findAccount(ctx: Ctx, id: string): Promise<Account> {
  const applicant = await findUser(ctx, id);
  const row = one(await ctx.db.select().from(users).where(eq(users.id, id)));
  const [session] = await ctx.db
    .select({ at: sessions.refreshedAt, endedAt: sessions.endedAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(sessions.refreshedAt))
    .limit(1);
  return {
    ...applicant,
    permissions: row.permissions,
    documents: await documentsOf(ctx, id),
    lastSeenAt: session?.at.toISOString() ?? null,
    isLoggedIn: session !== undefined && session.endedAt === null && session.expiresAt > ctx.clock.now(),
    twins: await twinsOf(ctx, row),
  };
}

/** One account. */
export const showUser: Verb<'admin.users.details'> = async ({ ctx, input }) => {
  return { code: 'SUCCESS', result: await findAccount(ctx, input.query.id) };
};
