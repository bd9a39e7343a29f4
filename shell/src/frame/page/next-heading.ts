/** A heading as it was when it was last looked at. */
export interface SeenHeading {
  element: Element;
  text: string | null;
}

interface Search {
  within: HTMLElement;
  /** The heading of the page that is left. */
  last: SeenHeading | undefined;
  /** Milliseconds after which the page counts as one without a new heading. */
  limit: number;
  signal: AbortSignal;
}

/** Waits for the heading of the page that is opening; a remote may still be on its way. */
export function nextHeading({ within, last, limit, signal }: Search): Promise<HTMLElement | undefined> {
  const look = () => within.querySelector<HTMLElement>('[data-page-heading]') ?? undefined;
  const lookForNew = () => {
    const heading = look();
    const old = heading && last?.element === heading && last.text === heading.textContent;
    return old ? undefined : heading;
  };
  return new Promise((resolve) => {
    const end = (heading: HTMLElement | undefined) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(heading);
    };
    const observer = new MutationObserver(() => {
      const heading = lookForNew();
      if (heading) end(heading);
    });
    const timer = setTimeout(() => end(look()), limit);
    observer.observe(within, { childList: true, subtree: true, characterData: true });
    signal.addEventListener('abort', () => end(undefined));
    const already = lookForNew();
    if (already) end(already);
  });
}
