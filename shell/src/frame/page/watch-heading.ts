/** A heading as it was when it was last looked at. */
export interface SeenHeading {
  element: HTMLElement;
  text: string | null;
}

interface Watch {
  within: HTMLElement;
  /** The heading of the page that is left. */
  last: SeenHeading | undefined;
  /** False once the address has moved on: what is drawn from then on belongs to the next page. */
  isOpen: () => boolean;
  /** Milliseconds, after which a page without a heading of its own has to do with what is there. */
  limit: number;
  /** Hears of the new page's heading, again whenever the page changes around it. */
  onHeading: (heading: HTMLElement) => void;
  onLimit: (heading: HTMLElement | undefined) => void;
}

const headingIn = (within: HTMLElement) => within.querySelector<HTMLElement>('[data-page-heading]') ?? undefined;

/** Watches a page open. A remote may still be on its way, stay hidden until it is ready, or draw its heading twice. */
export function watchHeading({ within, last, isOpen, limit, onHeading, onLimit }: Watch): () => void {
  let met = false;
  const look = () => {
    const heading = headingIn(within);
    if (!heading || !isOpen() || (heading === last?.element && heading.textContent === last.text)) return;
    met = true;
    onHeading(heading);
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(() => {
    stop();
    if (!met) onLimit(headingIn(within));
  }, limit);
  observer.observe(within, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['class', 'hidden', 'style'],
  });
  look();
  return stop;
}
