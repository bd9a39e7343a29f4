import type { Release } from '@tvacha/shared-contract/registry';

const baseOf = (release: Release) => new URL('.', new URL(release.entry, location.href)).href;

/**
 * Switches a release's style sheets on or off. While it may be shown again they are not removed: the remote's own
 * loader would believe that they are still there and not bring them back.
 */
export function switchStyles(release: Release, on: boolean) {
  const base = baseOf(release);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(base)) link.disabled = !on;
  }
  // Those that came in the page itself say where they are from.
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-from]')) {
    if (new URL(style.dataset.from ?? '', location.href).href.startsWith(base)) style.disabled = !on;
  }
}

/**
 * Takes a failed release's scripts out of the page, and its style sheets unless what is shown needs them: a new try
 * must not join a request that hangs.
 */
export function dropFiles(release: Release, isShown: boolean) {
  const base = baseOf(release);
  const files = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    isShown ? 'script' : 'script, link[rel="stylesheet"]',
  );
  for (const file of files) if (('src' in file ? file.src : file.href).startsWith(base)) file.remove();
}
