import { findSpans, fold, type PageHit, type SearchFor } from '@tvacha/shared-contract/page-text';
import { readLayer } from './read-layer';

/** As the style sheet names them. */
const all = 'reader-hits';
const current = 'reader-hit';

function rangesOf(layer: Element, search: SearchFor): Range[] {
  const { text, nodes } = readLayer(layer);
  /** The node of a letter, and the letter's place in it. */
  const place = (at: number): [Text, number] | undefined => {
    const found = nodes.findLast(({ start }) => start <= at);
    return found && [found.node, Math.min(at - found.start, found.node.length)];
  };
  return findSpans(fold(text), search).flatMap(({ start, end }) => {
    const first = place(start);
    const last = place(end - 1);
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(...first);
    range.setEnd(last[0], Math.min(last[1] + 1, last[0].length));
    return [range];
  });
}

/**
 * Marks what was found on the pages that are drawn; the hit in hand stands out. Browsers without highlights of their
 * own show the page without marks.
 * @returns the hit in hand, where its page is drawn
 */
export function markHits(stage: Element, search: SearchFor | undefined, hit: PageHit | undefined): Range | undefined {
  if (!('highlights' in CSS)) return undefined;
  CSS.highlights.delete(all);
  CSS.highlights.delete(current);
  if (!search) return undefined;
  const ranges: Range[] = [];
  let inHand: Range | undefined;
  for (const page of stage.querySelectorAll('[data-page]')) {
    const layer = page.querySelector('.textLayer');
    const found = layer ? rangesOf(layer, search) : [];
    ranges.push(...found);
    if (Number(page.getAttribute('data-page')) === hit?.page) inHand = found[hit.nth];
  }
  CSS.highlights.set(all, new Highlight(...ranges));
  if (!inHand) return undefined;
  const highlight = new Highlight(inHand);
  highlight.priority = 1;
  CSS.highlights.set(current, highlight);
  return inHand;
}
