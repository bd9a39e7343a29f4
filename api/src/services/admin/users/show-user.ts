import type { Account, Applicant } from '@tvacha/shared-contract';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { consents, files, roles, sessions, userDocuments, users } from '../../../db/schema';
import { signFileUrl } from '../../../files/file-url';
import { type Ctx, callerId } from '../../ctx';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';
import { linesOf } from './lines';
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
    .select({ document: userDocuments, file: files, by: actorColumns })
    .from(userDocuments)
    .innerJoin(files, eq(files.id, userDocuments.fileId))
    .leftJoin(actor, isActor(userDocuments.askedBy))
    .where(eq(userDocuments.userId, userId))
    .orderBy(asc(userDocuments.kind), asc(userDocuments.createdAt), asc(userDocuments.id));
  return Promise.all(
    rows.map(
      async ({ document: { id, kind, askedAt, askReason, sentAgainAt }, by, file: { key, name, type, size } }) => ({
        _id: id,
        kind,
        name,
        type,
        size,
        url: await signFileUrl(ctx, key, callerId(ctx)),
        asked: askedAt && { at: askedAt.toISOString(), by: presentPerson(by), reason: askReason ?? '' },
        sentAgainAt: sentAgainAt?.toISOString() ?? null,
      }),
    ),
  );
}

/** When and from what somebody was logged in; a session that nobody ended is over when its time is. */
async function recentSessions(ctx: Ctx, userId: string): Promise<Account['sessions']> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.refreshedAt), desc(sessions.id))
    .limit(10);
  return rows.map(({ id, device, createdAt, refreshedAt, endedAt, endReason, expiresAt }) => ({
    _id: id,
    userAgent: device.userAgent,
    platform: device.platform,
    startedAt: createdAt.toISOString(),
    lastSeenAt: refreshedAt.toISOString(),
    end: endedAt ? (endReason ?? 'ended') : expiresAt > ctx.clock.now() ? null : 'expired',
  }));
}

/** What somebody agreed to; the words themselves are theirs to read. */
async function consentsOf({ db }: Ctx, userId: string): Promise<Account['consents']> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(20);
  return rows.map(({ id, kind, version, locale, givenAt, withdrawnAt }) => ({
    _id: id,
    kind,
    version,
    locale,
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}

/** An account with its papers, what is checked of it, its own permissions, consents, sessions, and its twins. */
export async function findAccount(ctx: Ctx, id: string): Promise<Account> {
  const applicant = await findUser(ctx, id);
  const row = one(await ctx.db.select().from(users).where(eq(users.id, id)));
  const [definition] = row.roleId ? await ctx.db.select().from(roles).where(eq(roles.id, row.roleId)) : [];
  const recent = await recentSessions(ctx, id);
  const [newest] = recent;
  return {
    ...applicant,
    permissions: row.permissions,
    rolePermissions: definition?.permissions ?? null,
    documents: await documentsOf(ctx, id),
    lines: await linesOf(ctx, row),
    consents: await consentsOf(ctx, id),
    sessions: recent,
    lastSeenAt: newest?.lastSeenAt ?? null,
    isLoggedIn: newest?.end === null,
    twins: await twinsOf(ctx, row),
  };
}

/** One account. */
export const showUser: Verb<'admin.users.details'> = async ({ ctx, input }) => {
  return { code: 'SUCCESS', result: await findAccount(ctx, input.query.id) };
};
