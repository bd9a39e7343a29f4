/** Where a link of a document leads: an address elsewhere, or a place in the document. */
function hostOf(link: HTMLAnchorElement): string | undefined {
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.protocol === 'mailto:' ? link.pathname : link.host;
}

interface LinkWords {
  /** Of a link that leaves the portal. */
  out: (host: string) => string;
  /** Of one to another page. */
  within: string;
}

/**
 * Links of pages are bare boxes over their words: says of each where it leads, to whoever hears the page, and to
 * whoever points at it or reaches it by keyboard.
 */
export function nameLinks(stage: Element, { out, within }: LinkWords): void {
  for (const link of stage.querySelectorAll<HTMLAnchorElement>('.linkAnnotation > a')) {
    if (link.dataset.leads) continue;
    const host = hostOf(link);
    const leads = host === undefined ? within : out(host);
    const words = link.title;
    link.setAttribute('aria-label', words ? `${words}: ${leads}` : leads);
    link.dataset.leads = leads;
    link.removeAttribute('title');
    if (host !== undefined) link.rel = 'noopener noreferrer';
  }
}
