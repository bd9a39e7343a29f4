import type { Registry } from '@tvacha/shared-contract/registry';

const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^(font\/woff2|application\/octet-stream)\b/,
  svg: /^image\/svg\+xml\b/,
};
const picture = /^image\//;

const endingOf = (url: string) => new URL(url).pathname.split('.').pop() ?? '';

/** Whether contents begin as a page of HTML does: what a proxy or a half-done deploy sends in the place of a script. */
async function isMarkup(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  void reader?.cancel();
  return new TextDecoder().decode(value?.slice(0, 256)).trimStart().startsWith('<');
}

/** The hash of contents, written as the registry writes it. */
async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** The hash of each file of a release, by its path, as the registry has it. */
export function hashesOf({ remotes }: Registry): Map<string, string> {
  const releases = remotes.flatMap(({ current, previous }) => [current, ...(previous ? [previous] : [])]);
  const rows = releases.flatMap(({ integrity }) => Object.entries(integrity));
  return new Map(rows.map(([url, hash]) => [url.replace(/\?.*/, ''), hash]));
}

/**
 * Whether a file named by its contents is what its address says, so that it may be kept for weeks: status 200, a type
 * that fits its ending, no wish to be kept by nobody, no HTML in the place of code, and the hash that is known of it.
 */
export async function isSound(url: string, response: Response, hash?: string): Promise<boolean> {
  const ending = endingOf(url);
  const { status, headers } = response;
  if (status !== 200 || /\bno-store\b/.test(headers.get('cache-control') ?? '')) return false;
  if (!(types[ending] ?? picture).test(headers.get('content-type') ?? '')) return false;
  if (/^(js|css)$/.test(ending) && (await isMarkup(response))) return false;
  return !hash || (await hashOf(response)) === hash;
}
