import type { OfficeContent } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { authors, type ContentRow, contents, publishers, specialities, users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import { refuseStale } from '../../versions';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';

const writer = alias(users, 'writer');

/** Content with all names that a list shows; `actor` is who decided. */
export const selectContents = (ctx: Ctx) =>
  ctx.db
    .select({
      content: contents,
      speciality: { _id: specialities.id, name: specialities.name },
      author: { _id: authors.id, name: authors.name },
      publisher: { _id: publishers.id, name: publishers.name },
      writer: { id: writer.id, firstName: writer.firstName, lastName: writer.lastName },
      decider: actorColumns,
    })
    .from(contents)
    .leftJoin(specialities, eq(specialities.id, contents.specialityId))
    .leftJoin(authors, eq(authors.id, contents.authorId))
    .leftJoin(publishers, eq(publishers.id, contents.publisherId))
    .leftJoin(writer, eq(writer.id, contents.createdBy))
    .leftJoin(actor, isActor(contents.decidedBy))
    .$dynamic();

export type ContentListRow = Awaited<ReturnType<typeof selectContents>>[number];

/** Content as the back office lists it. */
export const presentContent =
  ({ caller }: Ctx) =>
  ({ content, speciality, author, publisher, writer, decider }: ContentListRow): OfficeContent => ({
    _id: content.id,
    type: content.type,
    slug: content.slug,
    title: content.title,
    summary: content.summary,
    state: content.status,
    speciality,
    author,
    publisher,
    section: content.section,
    startsAt: content.startsAt?.toISOString() ?? null,
    publishedOn: content.publishedOn,
    createdBy: presentPerson(writer),
    decidedBy: presentPerson(decider),
    decidedAt: content.decidedAt?.toISOString() ?? null,
    rejectionReason: content.rejectionReason,
    createdAt: content.createdAt.toISOString(),
    updatedAt: content.updatedAt.toISOString(),
    own: content.createdBy !== null && content.createdBy === caller.userId,
  });

export const findContent = async (ctx: Ctx, id: string): Promise<OfficeContent> =>
  presentContent(ctx)(one(await selectContents(ctx).where(eq(contents.id, id))));

interface Seen {
  id: string;
  /** As it was when the caller looked at it. */
  updatedAt: string;
}

/** The row that is to be changed, locked; CONFLICT where it has changed since the caller saw it. */
export async function lockContent(tx: Ctx, { id, updatedAt }: Seen): Promise<ContentRow> {
  const [row] = await tx.db.select().from(contents).where(eq(contents.id, id)).for('update');
  if (!row) refuse('NOT_FOUND');
  refuseStale(row, updatedAt);
  return row;
}
