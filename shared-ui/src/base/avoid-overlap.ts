const isDrawn = (element: Element) => element.getBoundingClientRect().width > 0;

/** What one is about to press or is typing into: of an open box its buttons, of a page the button of a form. */
function wanted(): Element[] {
  const box = [...document.querySelectorAll('[role="dialog"]')].filter(isDrawn).at(-1);
  const controls = box ? box.querySelectorAll('button, :focus') : document.querySelectorAll('[type="submit"], :focus');
  return [...controls].filter(isDrawn);
}

/** Whether something wanted lies under the list. */
function covers(list: HTMLElement): boolean {
  const { top, right, bottom, left } = list.getBoundingClientRect();
  return wanted().some((control) => {
    const rect = control.getBoundingClientRect();
    if (list.contains(control)) return false;
    return rect.top < bottom && rect.bottom > top && rect.left < right && rect.right > left;
  });
}

/**
 * As a ref of the list of notices: where the button of a form, or a button of the box that is open, would lie under it
 * at the foot of the window, as on a phone, it stands at the head; `data-at` says so. It moves for what changes, not
 * for scrolling.
 */
export function avoidOverlap(list: HTMLElement | null) {
  if (!list) return;
  const measure = () => {
    delete list.dataset.at;
    if (list.childElementCount === 0 || !covers(list)) return;
    list.dataset.at = 'head';
    if (covers(list)) delete list.dataset.at;
  };
  const arrivals = new MutationObserver(measure);
  arrivals.observe(list, { childList: true });
  const page = new ResizeObserver(measure);
  page.observe(document.body);
  document.addEventListener('focusin', measure);
  return () => {
    arrivals.disconnect();
    page.disconnect();
    document.removeEventListener('focusin', measure);
  };
}
