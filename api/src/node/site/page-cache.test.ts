import { brotliDecompressSync } from 'node:zlib';
import type { PrerenderedPage } from '@tvacha/shared-contract';
import { finishPage } from './finished-page';
import { createPageCache } from './page-cache';

const prerendered = (title: string): PrerenderedPage => ({ status: 200, title, head: '', body: '', state: '{}' });
const partsOf = (page: PrerenderedPage, template = '<html>') => ({ template, prerendered: page });
let finished: string[];
const finish = (html: string) => async () => {
  finished.push(html);
  return finishPage({ html, status: 200 });
};
beforeEach(() => {
  finished = [];
});

test('[NAV-15] a page is finished once for all who ask, also at the same time', async () => {
  const kept = createPageCache(1000);
  const parts = partsOf(prerendered('Home'));
  const [one, two] = await Promise.all([kept.get('/', parts, finish('home')), kept.get('/', parts, finish('home'))]);
  expect(await kept.get('/', partsOf(parts.prerendered), finish('home'))).toBe(one);
  expect(two).toBe(one);
  expect(finished).toEqual(['home']);
});

test('[NAV-15] a page that is prerendered anew, or stands in another shell, is finished anew', async () => {
  const kept = createPageCache(1000);
  const page = prerendered('Home');
  await kept.get('/', partsOf(page), finish('first'));
  await kept.get('/', partsOf(prerendered('Home')), finish('drawn again'));
  await kept.get('/', partsOf(page, '<html lang>'), finish('other shell'));
  await kept.get('/', { ...partsOf(page, '<html lang>'), found: undefined }, finish('the same'));
  expect(finished).toEqual(['first', 'drawn again', 'other shell']);
});

test('[NAV-15] what is kept weighs no more than it may, packed forms with it; the last asked for stay', async () => {
  const kept = createPageCache(250);
  const parts = partsOf(prerendered('Any'));
  const ask = (key: string) => kept.get(key, parts, finish(key.padEnd(100)));
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  await ask('a');
  await ask('b');
  expect(finished.map((html) => html.trim())).toEqual(['a', 'b', 'c', 'b']);
  for (const encoding of ['br', 'gzip'] as const) await (await ask('a')).bytes(encoding);
  await ask('b');
  expect(finished).toHaveLength(4);
  await ask('d');
  await ask('a');
  expect(finished.map((html) => html.trim())).toEqual(['a', 'b', 'c', 'b', 'd', 'a']);
});

test('[NAV-15] what could not be finished is tried again', async () => {
  const kept = createPageCache(1000);
  const parts = partsOf(prerendered('Home'));
  await expect(kept.get('/', parts, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect((await kept.get('/', parts, finish('home'))).status).toBe(200);
});

test('[SEC-38] a finished page is packed once for each encoding', async () => {
  const page = finishPage({ html: '<p>त्वचा</p>', status: 404 });
  const packed = await page.bytes('br');
  expect(brotliDecompressSync(packed).toString()).toBe('<p>त्वचा</p>');
  expect(await page.bytes('br')).toBe(packed);
  expect(await page.bytes('gzip')).not.toBe(packed);
});
