/**
 * Ends the requests for code that have not been answered: scripts and style sheets that webpack has put into the page.
 * Each counts as one that failed. A new try would join them else, as a file has one request at a time, and would wait
 * for what hangs; now it asks at a new address, and so does whatever else was waiting.
 */
export function endRequests() {
  const asked = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[data-webpack], link[rel="stylesheet"]',
  );
  // What has been answered has no listener left.
  for (const tag of asked) if (tag.onload) tag.dispatchEvent(new Event('error'));
}
