import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { notices, questionFollows, users } from '../../db/schema';
import { afterCommit, type Ctx, callerId } from '../ctx';

interface Answered {
  questionId: string;
  title: string;
  answerId: string;
}

/**
 * Tells whoever follows a question of a new answer, but its author and those who switched it off. Who asked cannot
 * follow it, and is told of it as of an own question.
 */
export async function notifyFollowers(tx: Ctx, { questionId, title, answerId }: Answered): Promise<void> {
  const told = await tx.db
    .select({ userId: users.id })
    .from(questionFollows)
    .innerJoin(users, eq(users.id, questionFollows.userId))
    .where(
      and(
        eq(questionFollows.questionId, questionId),
        ne(users.id, callerId(tx)),
        isNull(users.erasedAt),
        sql`not 'followed' = any(${users.mutedNotices})`,
      ),
    );
  if (told.length === 0) return;
  const about = { aboutKind: 'questions' as const, aboutId: questionId, title };
  const row = { kind: 'followed' as const, causeId: answerId, ...about, createdAt: tx.clock.now() };
  await tx.db.insert(notices).values(told.map(({ userId }) => ({ userId, ...row })));
  const ids = told.map(({ userId }) => userId);
  const unread = await tx.db
    .select({ userId: notices.userId, unread: count() })
    .from(notices)
    .where(and(inArray(notices.userId, ids), isNull(notices.readAt)))
    .groupBy(notices.userId);
  afterCommit(tx, () => {
    for (const { userId, unread: left } of unread) tx.realtime.toUser(userId, 'notice', { unread: left });
  });
}
