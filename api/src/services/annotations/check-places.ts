import type { Mark } from '@tvacha/shared-contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { documentPages, documents } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

/** Points by which the middle of a mark may be beside its page: words at an edge are measured on screen. */
const near = 10;

/** All places of a mark along one axis: 0 is from left to right, 1 from below to above. */
function placesOf(mark: Mark, axis: 0 | 1): number[] {
  switch (mark.kind) {
    case 'ink':
      return mark.points.filter((_, at) => at % 3 === axis);
    case 'highlight':
      return mark.boxes.flatMap((box) => [box[axis], box[axis === 0 ? 2 : 3]]);
    case 'note':
      return [mark.at[axis]];
    case 'shape':
      return [mark.from[axis], mark.to[axis]];
    case 'text':
    case 'image':
      return [mark.box[axis], mark.box[axis === 0 ? 2 : 3]];
  }
}

/** Whether a mark has its middle on a page, and is no more than twice as large as that. */
function isOn(box: readonly number[], mark: Mark): boolean {
  return ([0, 1] as const).every((axis) => {
    const [first = 0, last = 0] = [box[axis], box[axis + 2]];
    const places = placesOf(mark, axis);
    const [least, most] = places.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ] as [number, number]);
    const middle = (least + most) / 2;
    return middle >= first - near && middle <= last + near && most - least <= 2 * (last - first);
  });
}

/**
 * Refuses marks that nobody would ever see: on pages that a document has not, or beside their page. Of a document that
 * was not read yet nothing is known, and all are taken.
 * @throws VALIDATION_FAILED naming the first of them
 */
export async function checkPlaces(ctx: Ctx, document: string, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  const [read] = await ctx.db
    .select({ pages: documents.pages })
    .from(documents)
    .where(and(eq(documents.sha256, document), isNotNull(documents.readAt)))
    .limit(1);
  if (!read) return;
  const numbers = [...new Set(marks.map(({ page }) => page))];
  const rows = await ctx.db
    .select({ page: documentPages.page, box: documentPages.box })
    .from(documentPages)
    .where(and(eq(documentPages.sha256, document), inArray(documentPages.page, numbers)));
  const boxes = new Map(rows.map(({ page, box }) => [page, box]));
  const wrong = marks.findIndex((mark) => {
    const box = boxes.get(mark.page);
    return !box || !isOn(box, mark);
  });
  if (wrong < 0) return;
  const message = 'It lies on no page of the document';
  refuse('VALIDATION_FAILED', { result: { issues: [{ path: `body.marks.${wrong}`, message }] } });
}
