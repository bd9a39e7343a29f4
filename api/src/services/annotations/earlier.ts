import type { EarlierMark } from '@tvacha/shared-contract';
import { annotationLimits } from '@tvacha/shared-contract/annotations';
import { lettersOf, type Place, pageOf, placesOf, wantedLetters } from '@tvacha/shared-contract/find-again';
import { and, asc, desc, eq, gt, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { annotations, contentEditions, documentPages, documents } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import type { Verb } from '../verb';
import { documentOf } from './document-of';

const here = alias(annotations, 'here');

/** Of one id, the latest of what stood in earlier editions of a piece; none of those that this edition knows of. */
function marksBefore(ctx: Ctx, contentId: string, document: string) {
  const { userId, id, mark, document: edition } = annotations;
  const known = ctx.db
    .select({ id: here.id })
    .from(here)
    .where(and(eq(here.userId, callerId(ctx)), eq(here.document, document), eq(here.id, id)));
  const latest = ctx.db
    .selectDistinctOn([id], { id, mark })
    .from(annotations)
    .innerJoin(contentEditions, and(eq(contentEditions.document, edition), eq(contentEditions.contentId, contentId)))
    .where(and(eq(userId, callerId(ctx)), ne(edition, document), notExists(known)))
    .orderBy(asc(id), desc(contentEditions.replacedAt))
    .as('latest');
  const said = sql`${latest.mark}->>'kind' in ('highlight', 'note', 'text')`;
  return { latest, isSaid: and(isNotNull(latest.mark), said) };
}

/** Whether the caller has words in earlier editions of a piece of which the present one knows nothing. */
export async function hasEarlier(ctx: Ctx, contentId: string, document: string): Promise<boolean> {
  if ((await ctx.db.$count(contentEditions, eq(contentEditions.contentId, contentId))) === 0) return false;
  const { latest, isSaid } = marksBefore(ctx, contentId, document);
  return (await ctx.db.select({ id: latest.id }).from(latest).where(isSaid).limit(1)).length > 0;
}

/** Pages whose letters are looked through in one go; between them others have their turn. */
const pagesAtOnce = 100;

type Said = EarlierMark['mark'];

/** The pages on which the words of highlights stand in a document now. */
async function pagesNow(ctx: Ctx, document: string, marks: readonly Said[]): Promise<Map<string, number>> {
  const quoted = marks.flatMap((mark) =>
    mark.kind === 'highlight'
      ? [{ mark, wanted: wantedLetters(mark), places: [] as (Place & { page: number })[] }]
      : [],
  );
  if (quoted.length === 0) return new Map();
  const { page, folded, sha256 } = documentPages;
  for (let last = 0; ; ) {
    const rows = await ctx.db
      .select({ page, folded })
      .from(documentPages)
      .where(and(eq(sha256, document), gt(page, last)))
      .orderBy(asc(page))
      .limit(pagesAtOnce);
    for (const row of rows) {
      const letters = lettersOf(row.folded);
      for (const { wanted, places } of quoted)
        places.push(...placesOf(letters, wanted).map((place) => ({ ...place, page: row.page })));
    }
    if (rows.length < pagesAtOnce) break;
    last = rows.at(-1)?.page ?? last;
  }
  return new Map(
    quoted.flatMap(({ mark, wanted, places }): [string, number][] => {
      const found = pageOf(places, wanted, mark.page);
      return found === undefined ? [] : [[mark.id, found]];
    }),
  );
}

/** What the caller wrote in words into earlier editions, and where highlighted words stand now (PDF-02, SEC-29). */
export const listEarlier: Verb<'annotations.earlier'> = async ({ ctx, input }) => {
  const { contentId, after } = input.query;
  const document = await documentOf(ctx, contentId);
  const { latest, isSaid } = marksBefore(ctx, contentId, document);
  const rows = await ctx.db
    .select({ id: latest.id, mark: latest.mark })
    .from(latest)
    .where(and(isSaid, after === undefined ? undefined : gt(latest.id, after)))
    .orderBy(asc(latest.id))
    .limit(annotationLimits.perSearch + 1);
  const answered = rows.slice(0, annotationLimits.perSearch);
  const marks = answered.map(({ mark }) => mark as Said);
  const isRead = (await ctx.db.$count(documents, and(eq(documents.sha256, document), isNotNull(documents.readAt)))) > 0;
  const pages = isRead ? await pagesNow(ctx, document, marks) : new Map<string, number>();
  const items = marks.map((mark) => ({ mark, page: pages.get(mark.id) ?? null }));
  const last = rows.length > answered.length ? (answered.at(-1)?.id ?? null) : null;
  return { code: 'SUCCESS', result: { isRead, items, last } };
};
