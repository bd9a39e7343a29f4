const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** The address of a link, if it leads to a page, a mailbox or a phone; nothing for script and data. */
export function safeHref(href: string): string | undefined {
  if (/^[/#?](?![/\\])/.test(href)) return href;
  try {
    return schemes.includes(new URL(href).protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Of an address of this portal, as people copy it from the bar of their browser, the path. */
export function withinPortal(href: string): string {
  const start = typeof location === 'undefined' ? undefined : `${location.origin}/`;
  const path = start && href.startsWith(start) ? safeHref(href.slice(start.length - 1)) : undefined;
  return path ?? href;
}
