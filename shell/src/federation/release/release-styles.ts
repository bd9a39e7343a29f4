import type { Release } from '@tvacha/shared-contract/registry';

/**
 * Switches a release's style sheets on or off. They are never removed: the remote's own loader would believe that
 * they are still there and not bring them back.
 */
export function switchStyles(release: Release, on: boolean) {
  const base = new URL('.', new URL(release.entry, location.href)).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(base)) link.disabled = !on;
  }
  // Those that came in the page itself say where they are from.
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-from]')) {
    if (new URL(style.dataset.from ?? '', location.href).href.startsWith(base)) style.disabled = !on;
  }
}
