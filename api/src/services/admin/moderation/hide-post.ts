import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { answers, questions } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { closeReports, isReported } from './reports';

type Posts = typeof answers | typeof questions;

/** The conditions of the states that a list of posts is narrowed by. */
export const statesOf = (posts: Posts) => ({
  shown: isNull(posts.hiddenAt),
  hidden: isNotNull(posts.hiddenAt),
  reported: and(isNull(posts.hiddenAt), isReported(posts)),
  all: undefined,
});

interface Hiding<Post> {
  posts: Posts;
  kind: 'answer' | 'question';
  id: string;
  hidden: boolean;
  /** The post as it is presented; refuses where there is none. */
  find(tx: Ctx): Promise<Post>;
}

/** Hides a post, or shows it again. CONFLICT where it is so already. */
export function hidePost<Post>(ctx: Ctx, { posts, kind, id, hidden, find }: Hiding<Post>): Promise<Post> {
  return inTransaction(ctx, async (tx) => {
    const { shown: isShown, hidden: isHidden } = statesOf(posts);
    const changed = await tx.db
      .update(posts)
      .set({ hiddenAt: hidden ? ctx.clock.now() : null })
      .where(and(eq(posts.id, id), hidden ? isShown : isHidden))
      .returning({ id: posts.id });
    if (hidden) await closeReports(tx, id);
    const post = await find(tx);
    if (changed.length === 0) refuse('CONFLICT');
    await audit(tx, { action: `${kind}.${hidden ? 'hidden' : 'shown'}`, subjectType: kind, subjectId: id });
    return post;
  });
}
