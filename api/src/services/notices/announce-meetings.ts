import { attendedTypes, type SearchKind } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { meetingNotice } from '@tvacha/shared-contract/notices';
import { searchKinds, searchKindTable } from '@tvacha/shared-contract/search-kinds';
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { contents, eventRegistrations, notices, users } from '../../db/schema';
import type { Services } from '../ctx';
import { sayUnread } from './notify';

/** Under which kind a meeting is found. */
function kindOf(type: ContentType): SearchKind {
  const kind = searchKinds.find((one) => searchKindTable[one].type === type);
  if (!kind) throw new Error(`${type} is not found anywhere`);
  return kind;
}

/** Of one statement, so that none holds others up; the rest comes with the next one. */
const batch = 1000;

/** It was told of, and its date was moved since. */
const isMoved = sql`${notices.id} is not null and ${notices.startsAt} is distinct from ${contents.startsAt}`;

/**
 * Tells whoever registered for a meeting that it begins within 24 hours, once; and anew where its date is moved after
 * that, in the same notice, so that the old date stands nowhere. Several servers may do so at the same time.
 * @returns how many were told
 */
export async function announceMeetings(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const soon = await db
    .select({
      userId: eventRegistrations.userId,
      causeId: contents.id,
      type: contents.type,
      title: contents.title,
      startsAt: contents.startsAt,
    })
    .from(eventRegistrations)
    .innerJoin(contents, eq(contents.id, eventRegistrations.contentId))
    .innerJoin(users, eq(users.id, eventRegistrations.userId))
    .leftJoin(notices, and(eq(notices.userId, users.id), eq(notices.kind, 'meeting'), eq(notices.causeId, contents.id)))
    .where(
      and(
        inArray(contents.type, [...attendedTypes]),
        eq(contents.status, 'published'),
        gt(contents.startsAt, now),
        or(and(isNull(notices.id), lte(contents.startsAt, new Date(now.getTime() + meetingNotice))), isMoved),
        isNull(users.erasedAt),
        sql`not 'meeting' = any(${users.mutedNotices})`,
      ),
    )
    .limit(batch);
  if (soon.length === 0) return 0;
  const rows = soon.map(({ type, ...row }) => ({
    ...row,
    kind: 'meeting' as const,
    aboutKind: kindOf(type),
    aboutId: row.causeId,
    createdAt: now,
  }));
  const told = await db
    .insert(notices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notices.userId, notices.kind, notices.causeId],
      set: { startsAt: sql`excluded.starts_at`, title: sql`excluded.title`, createdAt: now, readAt: null },
      setWhere: sql`${notices.startsAt} is distinct from excluded.starts_at`,
    })
    .returning({ userId: notices.userId });
  for (const userId of new Set(told.map((row) => row.userId))) sayUnread(services, userId);
  return soon.length === batch ? told.length + (await announceMeetings(services)) : told.length;
}
