import type { KeptMark, Mark } from '@tvacha/shared-contract';
import { annotationLimits } from '@tvacha/shared-contract/annotations';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import { annotations } from '../../db/schema';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { holdCaller } from '../library/folders';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { checkPlaces } from './check-places';
import { documentOf } from './document-of';
import { hasEarlier } from './earlier';
import { holdPictures, pictureBytes, picturesNamed } from './pictures';

const ofDocument = (ctx: Ctx, document: string) =>
  and(eq(annotations.userId, callerId(ctx)), eq(annotations.document, document));

type Row = typeof annotations.$inferSelect;

const present = ({ id, revision, changedAt, mark }: Row): KeptMark => ({
  id,
  revision,
  changedAt: changedAt.toISOString(),
  mark,
});

/** The caller's marks in a document, those changed last at the end; what was removed is named (PDF-02). */
export const listAnnotations: Verb<'annotations.list'> = async ({ ctx, input }) => {
  const { contentId, after } = input.query;
  const document = await documentOf(ctx, contentId);
  const rows = await ctx.db
    .select()
    .from(annotations)
    .where(and(ofDocument(ctx, document), gt(annotations.serial, after)))
    .orderBy(asc(annotations.serial))
    .limit(annotationLimits.perAnswer + 1);
  const items = rows.slice(0, annotationLimits.perAnswer);
  const result = {
    document,
    items: items.map(present),
    last: items.at(-1)?.serial ?? after,
    more: rows.length > items.length,
    hasEarlier: await hasEarlier(ctx, contentId, document),
  };
  return { code: 'SUCCESS', result };
};

interface Sent {
  id: string;
  revision: number;
  mark: Mark | null;
}

/** Forgets the oldest removals of a document beyond as many as it may have marks. */
async function boundRemovals(tx: Ctx, document: string): Promise<void> {
  const removals = and(ofDocument(tx, document), isNull(annotations.mark));
  const [oldest] = await tx.db
    .select({ serial: annotations.serial })
    .from(annotations)
    .where(removals)
    .orderBy(desc(annotations.serial))
    .offset(annotationLimits.marks)
    .limit(1);
  if (oldest) await tx.db.delete(annotations).where(and(removals, lte(annotations.serial, oldest.serial)));
}

async function keep(tx: Ctx, document: string, sent: Sent[]): Promise<void> {
  const userId = callerId(tx);
  const own = ofDocument(tx, document);
  const [{ last } = { last: null }] = await tx.db
    .select({ last: max(annotations.serial) })
    .from(annotations)
    .where(own);
  const ids = sent.map(({ id }) => id);
  const before = await picturesNamed(tx, document, ids);
  const changedAt = tx.clock.now();
  const rows = sent.map((one, at) => ({ userId, document, ...one, serial: (last ?? 0) + 1 + at, changedAt }));
  await tx.db
    .insert(annotations)
    .values(rows)
    .onConflictDoUpdate({
      target: [annotations.userId, annotations.document, annotations.id],
      set: {
        revision: sql`excluded.revision`,
        mark: sql`excluded.mark`,
        serial: sql`excluded.serial`,
        changedAt: sql`excluded.changed_at`,
      },
      // Of two of one revision the first to arrive stays, so that a call sent twice changes nothing.
      setWhere: gt(sql`excluded.revision`, annotations.revision),
    });
  const count = await tx.db.$count(annotations, and(own, isNotNull(annotations.mark)));
  if (count > annotationLimits.marks) refuse('CONFLICT', { result: { most: annotationLimits.marks } });
  const now = await picturesNamed(tx, document, ids);
  await holdPictures(tx, now, before);
  const { pictures } = annotationLimits;
  if (now.length > 0 && (await pictureBytes(tx, document)) > pictures)
    refuse('CONFLICT', { result: { most: pictures } });
  await boundRemovals(tx, document);
}

/** Keeps marks and removals of the caller, each unless a later revision of it is there, and answers what stands. */
export const saveAnnotations: Verb<'annotations.save'> = async ({ ctx, input }) => {
  const { contentId, document, marks, removed } = input.body;
  // Marks of one edition would stand in the wrong places of another.
  if ((await documentOf(ctx, contentId)) !== document) refuse('CONFLICT');
  await checkPlaces(ctx, document, marks);
  const sent: Sent[] = [
    ...marks.map((mark) => ({ id: mark.id, revision: mark.revision, mark })),
    ...removed.map((one) => ({ ...one, mark: null })),
  ];
  const items = await inTransaction(ctx, async (tx) => {
    if (sent.length === 0) return [];
    await holdCaller(tx);
    await keep(tx, document, sent);
    const ids = sent.map(({ id }) => id);
    return tx.db
      .select()
      .from(annotations)
      .where(and(ofDocument(tx, document), inArray(annotations.id, ids)))
      .orderBy(asc(annotations.serial));
  });
  return { code: 'SUCCESS', result: { document, items: items.map(present) } };
};
