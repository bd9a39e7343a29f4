import type { PostKind } from '@tvacha/shared-contract/posts';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import { answers, questions, users } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { notify } from '../../notices/notify';
import { queueMessage } from '../../outbox/queue-message';
import { checkSeen } from '../../questions/answers';
import { refuse } from '../../refuse';
import type { VerbInput } from '../../verb';
import { closeReports, isReported, type Posts } from './reports';

const tables = { question: questions, answer: answers };

/** The conditions of the states that a list of posts is narrowed by. */
export const statesOf = (posts: Posts) => ({
  shown: isNull(posts.hiddenAt),
  hidden: isNotNull(posts.hiddenAt),
  reported: isReported(posts),
  all: undefined,
});

interface Seen {
  id: string;
  /** When the text that was read had been changed last. */
  editedAt: string | null;
}

/**
 * The post that is decided on, held until that is done; undefined where there is none of this kind. CONFLICT where its
 * author changed it since it was read, OWN_WORK where that is the caller.
 */
export async function holdPost(tx: Ctx, kind: PostKind, { id, editedAt }: Seen) {
  const posts = tables[kind];
  const [row] = await tx.db
    .select({ userId: posts.userId, editedAt: posts.editedAt, hiddenAt: posts.hiddenAt })
    .from(posts)
    .where(eq(posts.id, id))
    .for('update');
  if (!row) return undefined;
  checkSeen(row.editedAt, editedAt);
  if (row.userId !== null && row.userId === tx.caller.userId) refuse('OWN_WORK');
  return row;
}

interface Told {
  userId: string | null;
  kind: PostKind;
  /** The question that it is or stands under. */
  about: { _id: string; title: string };
  /** Why it was taken down; null where it is shown again. */
  reason: string | null;
}

/** Tells the author of a post what was decided: the reason by mail, that there is one at the bell. */
async function tellAuthor(tx: Ctx, { userId, kind, about, reason }: Told): Promise<void> {
  if (userId === null) return;
  const what = kind === 'question' ? 'question' : 'answer to this question';
  const text =
    reason === null
      ? `Our editors looked at your ${what} again. Other members can read it as before.`
      : `Our editors took your ${what} down, for this reason:\n\n${reason}`;
  const [author] = await tx.db
    .select({ email: users.email, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, userId));
  const subject = `Your ${kind} on Tvacha`;
  if (author && !author.erasedAt)
    await queueMessage(tx, {
      channel: 'email',
      to: author.email,
      subject,
      text: `“${about.title}”\n\n${text}\n\nTvacha`,
    });
  const outcome = reason === null ? 'shown' : 'hidden';
  await notify(tx, { userId, kind: 'decision', about: { kind: 'questions', ...about }, outcome });
}

interface Hiding<Post> {
  kind: PostKind;
  body: VerbInput<'admin.answers.hide'>['body'];
  /** The post as it is presented. */
  find(tx: Ctx): Promise<Post>;
  /** The question that it is or stands under. */
  aboutOf(post: Post): Told['about'];
}

/**
 * Takes a post down, or shows it again, and tells its author. NOT_FOUND where there is none, CONFLICT where it is so
 * already or was changed since it was read, OWN_WORK where it is the caller's.
 */
export function hidePost<Post>(ctx: Ctx, { kind, body, find, aboutOf }: Hiding<Post>): Promise<Post> {
  return inTransaction(ctx, async (tx) => {
    const posts = tables[kind];
    const { userId, hiddenAt } = (await holdPost(tx, kind, body)) ?? refuse('NOT_FOUND');
    if ((hiddenAt !== null) === body.hidden) refuse('CONFLICT');
    await tx.db
      .update(posts)
      .set({ hiddenAt: body.hidden ? tx.clock.now() : null })
      .where(eq(posts.id, body.id));
    if (body.hidden) await closeReports(tx, body.id);
    const reason = body.hidden ? body.reason : null;
    const post = await find(tx);
    await tellAuthor(tx, { userId, kind, about: aboutOf(post), reason });
    const action = `${kind}.${body.hidden ? 'hidden' : 'shown'}`;
    const details = reason === null ? {} : { reason };
    await audit(tx, { action, subjectType: kind, subjectId: body.id, details });
    return post;
  });
}
