import { filesOf, prefetch } from './files';
import { isLineGood, whenIdle } from './line';
import { linkedPage } from './reachable';

/** The page's own data and late parts come first; they share the line. Milliseconds. */
const settling = 3000;

/**
 * Fetches, when the page is idle, the areas that its links lead to, and the pages that its own content leads to
 * (MFE-11). Called where an area's page stands, so never on home, where strangers come in and many leave.
 */
export function prefetchNeighbours() {
  if (!isLineGood()) return;
  const fetchLinked = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      const page = linkedPage(link);
      if (page) prefetch(filesOf(page, link.closest('main') !== null));
    }
  };
  setTimeout(() => whenIdle(fetchLinked), settling);
}
