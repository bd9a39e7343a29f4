import { areaCode, warmArea } from '../area/area-code';
import { filesOf, prefetch } from './files';
import { isLineGood, whenIdle } from './line';
import { linkedPage } from './reachable';

/** A pointer that only passes over a link, or a Tab on its way, is no intent. Milliseconds. */
const dwell = 80;
const approaches = ['pointerover', 'focusin', 'touchstart'];
const signsOfLife = ['pointermove', 'wheel', 'keydown', 'touchstart'];

/**
 * Fetches an area when somebody is about to open it: a pointer, the focus or a finger is on a link to it (MFE-11).
 * The code that opens any area comes before that, once there is somebody at the page at all and it is idle.
 */
export function watchIntent() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const approach = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const page = link && linkedPage(link);
    if (!page || !isLineGood()) return;
    const fetchPage = () => {
      prefetch(filesOf(page, true));
      void warmArea(page.area.area);
    };
    timer = setTimeout(fetchPage, type === 'touchstart' ? 0 : dwell);
  };
  for (const type of approaches) document.addEventListener(type, approach, { passive: true });

  const meet = () => {
    for (const type of signsOfLife) document.removeEventListener(type, meet);
    if (isLineGood()) whenIdle(() => areaCode().catch(() => undefined));
  };
  for (const type of signsOfLife) document.addEventListener(type, meet, { passive: true });
}
