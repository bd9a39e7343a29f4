import { findSpans, fold, type PageHit, type SearchFor } from '@tvacha/shared-contract/page-text';
import css from './hits.module.css';
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

/** Boxes over words, in percent of the page: it may be enlarged before they are drawn anew. */
function drawBoxes(page: Element, ranges: readonly Range[], inHand: Range | undefined): void {
  const sheet = page.getBoundingClientRect();
  for (const range of ranges)
    for (const { left, top, width, height } of range.getClientRects()) {
      const box = document.createElement('span');
      box.className = range === inHand ? `${css.hitBox} ${css.hitInHand}` : (css.hitBox ?? '');
      box.dataset.hit = range.toString();
      Object.assign(box.style, {
        left: `${((left - sheet.left) / sheet.width) * 100}%`,
        top: `${((top - sheet.top) / sheet.height) * 100}%`,
        width: `${(width / sheet.width) * 100}%`,
        height: `${(height / sheet.height) * 100}%`,
      });
      page.append(box);
    }
}

/**
 * Marks what was found on the pages that are drawn; the hit in hand stands out. Browsers without highlights of their
 * own get boxes over the words.
 * @returns the hit in hand, where its page is drawn
 */
export function markHits(stage: Element, search: SearchFor | undefined, hit: PageHit | undefined): Range | undefined {
  const highlights: HighlightRegistry | undefined = CSS.highlights;
  highlights?.delete(all);
  highlights?.delete(current);
  for (const box of stage.querySelectorAll('[data-hit]')) box.remove();
  if (!search) return undefined;
  const ranges: Range[] = [];
  let inHand: Range | undefined;
  for (const page of stage.querySelectorAll('[data-page]')) {
    const layer = page.querySelector('.textLayer');
    const found = layer ? rangesOf(layer, search) : [];
    ranges.push(...found);
    if (Number(page.getAttribute('data-page')) === hit?.page) inHand = found[hit.nth];
    if (!highlights) drawBoxes(page, found, inHand);
  }
  if (!highlights) return inHand;
  highlights.set(all, new Highlight(...ranges));
  if (!inHand) return undefined;
  const highlight = new Highlight(inHand);
  highlight.priority = 1;
  highlights.set(current, highlight);
  return inHand;
}
