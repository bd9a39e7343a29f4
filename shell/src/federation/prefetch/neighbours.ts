import { filesOf, prefetch } from './files';
import { isLineGood, whenIdle } from './line';
import { linkedPage } from './reachable';

/** The page's own data and late parts come first; they share the line. Milliseconds. */
const settling = 3000;

/** Fetches what the links of the page lead to, a file at a step. */
function* fetchLinked() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const page = linkedPage(link);
    for (const file of page ? filesOf(page, link.closest('main') !== null) : []) yield prefetch([file]);
  }
}

/** Goes on while the page stays idle: all at once it would hold up a scroll that has begun meanwhile. */
const goOn = (steps: Iterator<void>) =>
  whenIdle((idle) => {
    do if (steps.next().done) return;
    while (!idle || idle.timeRemaining() > 2);
    goOn(steps);
  });

/**
 * Fetches, when the page is idle, the areas that its links lead to, and the pages that its own content leads to
 * (MFE-11). Called where an area's page stands, so never on home, where strangers come in and many leave.
 */
export function prefetchNeighbours() {
  if (!isLineGood()) return;
  setTimeout(() => goOn(fetchLinked()), settling);
}
