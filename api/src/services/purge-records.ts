import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { invalidCodes, loginFailures, refreshTokens, remoteReports, sessions, users } from '../db/schema';
import { forgetCodes } from './auth/forget-codes';
import type { Ctx } from './ctx';

type Needs = Pick<Ctx, 'db' | 'clock' | 'config'>;

/** Deletes what is of no use any more, so that what anybody can write does not grow for ever. */
export async function purgeRecords(ctx: Needs): Promise<void> {
  const { db, clock, config } = ctx;
  const { retention } = config;
  const before = (age: number) => new Date(clock.now().getTime() - age);
  const olderThan = (table: PgTable, moment: PgColumn, age: number) => db.delete(table).where(lt(moment, before(age)));
  const ended = before(retention.sessions);
  await db
    .delete(sessions)
    .where(or(lt(sessions.endedAt, ended), and(isNull(sessions.endedAt), lt(sessions.expiresAt, ended))));
  await olderThan(refreshTokens, refreshTokens.rotatedAt, retention.spentTokens);
  await olderThan(loginFailures, loginFailures.since, retention.loginFailures);
  await olderThan(invalidCodes, invalidCodes.lastAt, retention.invalidCodes);
  await olderThan(remoteReports, remoteReports.at, retention.remoteReports);
  await db
    .delete(users)
    .where(
      and(eq(users.demo, true), eq(users.approval, 'pending'), lt(users.createdAt, before(retention.unprovedDemos))),
    );
  await forgetCodes(ctx, retention.codes);
}
