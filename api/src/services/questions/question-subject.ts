import { type Question, type SearchKind, searchKinds } from '@tvacha/shared-contract';
import { eq, sql } from 'drizzle-orm';
import { contents, contributions, type questions } from '../../db/schema';
import { forMembers } from '../contents/find-content';
import { isVisible } from '../contributions/select-contributions';
import type { Ctx } from '../ctx';
import { readableKinds, typeOf } from '../finder/sources';
import { refuse } from '../refuse';

/** What a question is about, as its row is read; it is told to those who may read it. */
export const aboutColumns = {
  contentId: contents.id,
  contentTitle: contents.title,
  type: contents.type,
  isPublished: sql<boolean>`(${eq(contents.status, 'published')} and ${forMembers})`,
  contributionId: contributions.id,
  contributionTitle: contributions.title,
  contributionKind: contributions.kind,
  isVisible: sql<boolean>`(${isVisible})`,
};
export interface AboutRow {
  contentId: string | null;
  contentTitle: string | null;
  type: string | null;
  isPublished: boolean;
  contributionId: string | null;
  contributionTitle: string | null;
  contributionKind: 'image' | 'case' | null;
  isVisible: boolean;
}

export function presentAbout({ caller }: Ctx, row: AboutRow): Question['about'] {
  const kind: SearchKind | undefined = row.contributionKind
    ? `${row.contributionKind}Contributions`
    : searchKinds.find((one) => row.type !== null && typeOf(one) === row.type);
  if (!kind || !(row.isPublished || row.isVisible) || !readableKinds(caller).includes(kind)) return null;
  const [_id, title] = [row.contentId ?? row.contributionId, row.contentTitle ?? row.contributionTitle];
  return { kind, _id: _id ?? '', title: title ?? '' };
}

type Subject = Pick<typeof questions.$inferInsert, 'contentId' | 'contributionId'>;

/** Where a question keeps what it is about. Refuses what the caller may not read as a fault of `body.about`. */
export async function findSubject(ctx: Ctx, id: string | null): Promise<Subject> {
  if (id === null) return {};
  const [row] = await ctx.db
    .select(aboutColumns)
    .from(sql`(select 1) as given`)
    .leftJoin(contents, eq(contents.id, id))
    .leftJoin(contributions, eq(contributions.id, id));
  if (row && presentAbout(ctx, row)) return row.contentId ? { contentId: id } : { contributionId: id };
  refuse('VALIDATION_FAILED', {
    result: { issues: [{ path: 'body.about', message: 'This is not there any more' }] },
  });
}
