import type { PdfFile } from './page-list';
import type { Stand } from './reader-pages';

/** As the format writes it: a page, how it is fitted, and numbers to that. */
type Named = string | readonly unknown[] | null;
export type Destination = Named | Promise<Named>;

/** Which of the numbers is the upper edge, by how a page is fitted. */
const upperEdge: Readonly<Record<string, number>> = { XYZ: 3, FitH: 2, FitBH: 2, FitR: 5 };

/** The place that a link or an entry of the contents leads to; none where it leads nowhere. */
export async function standOf(pdf: PdfFile, dest: Destination, turned: number): Promise<Stand | undefined> {
  try {
    const given = await dest;
    const place = typeof given === 'string' ? await pdf.getDestination(given) : given;
    const [target, fit] = (place ?? []) as [unknown, { name?: string } | undefined];
    if (target === undefined || target === null) return undefined;
    const page = typeof target === 'number' ? target + 1 : (await pdf.getPageIndex(target as never)) + 1;
    const top = place?.[upperEdge[fit?.name ?? ''] ?? -1];
    if (typeof top !== 'number') return { page, down: 0 };
    const loaded = await pdf.getPage(page);
    const viewport = loaded.getViewport({ scale: 1, rotation: (loaded.rotate + turned) % 360 });
    // Of a page on its side the upper edge of the file is none.
    if (viewport.rotation % 180 !== 0) return { page, down: 0 };
    const [, y = 0] = viewport.convertToViewportPoint(loaded.view[0] ?? 0, top);
    return { page, down: Math.min(1, Math.max(0, y / viewport.height)) };
  } catch {
    return undefined;
  }
}
