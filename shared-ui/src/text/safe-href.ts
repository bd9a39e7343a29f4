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
