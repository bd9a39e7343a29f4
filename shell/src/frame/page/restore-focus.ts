/** The page's title, or the page where it has none. */
const placeFor = () =>
  document.querySelector<HTMLElement>('main [data-page-heading]') ?? document.querySelector<HTMLElement>('main');

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus to the page's title when the control that had it is taken away: a row that was deleted, a consent
 * that was withdrawn. Whoever works by keyboard would begin at the top of the document again (UX-02). A page that puts
 * the focus elsewhere in the same turn goes first, and an open dialog keeps it.
 * @returns ends the watch
 */
export function restoreLostFocus(): () => void {
  let last: HTMLElement | undefined;

  const remember = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement && target.closest('main') ? target : undefined;
  };
  // A click beside everything lets go of it on purpose; a control that is taken away or at rest has not been left.
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    setTimeout(() => {
      if (target === last && target.isConnected && !target.matches(':disabled') && isNowhere()) last = undefined;
    });
  };
  const mend = () => {
    if (!last || last.isConnected || !isNowhere()) return;
    requestAnimationFrame(() => {
      if (!last || last.isConnected || !isNowhere() || document.querySelector('[aria-modal="true"]')) return;
      last = undefined;
      placeFor()?.focus({ preventScroll: true });
    });
  };

  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', leave);
  };
}
