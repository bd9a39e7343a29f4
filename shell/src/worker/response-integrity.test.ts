import { createHash, webcrypto } from 'node:crypto';
import type { Registry } from '@tvacha/shared-contract/registry';
import { aRelease, aRow } from '../federation/testing/registry-rows';
import { hashesOf, isSound } from './response-integrity';

// The page of these tests has no worker's crypto.
beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }));

const script = 'https://tvacha.example/static/main.1a2b3c4d.js';
const sheet = 'https://tvacha.example/remotes/doctor/1.0.0/page.1a2b3c4d.css';
const answer = (body: string, type: string, more: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type, ...more } });

test.each<[what: string, url: string, response: Response, kept: boolean]>([
  ['a script', script, answer('var a', 'text/javascript; charset=utf-8'), true],
  ['a style sheet', sheet, answer('a{}', 'text/css'), true],
  ['a font', script.replace('.js', '.woff2'), answer('wOF2', 'font/woff2'), true],
  ['a picture', script.replace('.js', '.webp'), answer('RIFF', 'image/webp'), true],
  ['a page of HTML in the place of a script', script, answer('<!doctype html>', 'text/html'), false],
  ['a page of HTML that says it is a script', script, answer('\n <!doctype html>', 'text/javascript'), false],
  ['a page of HTML that says it is a style sheet', sheet, answer('<html>', 'text/css'), false],
  ['a page of HTML in the place of a picture', script.replace('.js', '.png'), answer('<html>', 'text/html'), false],
  ['a script without a type', script, answer('var a', ''), false],
  ['what nobody may keep', script, answer('var a', 'text/javascript', { 'cache-control': 'private, no-store' }), false],
  ['a part of a file', script, answer('var', 'text/javascript', {}, 206), false],
  ['an error', script, answer('var a', 'text/javascript', {}, 503), false],
])('[MFE-06] the worker keeps %s: %#', async (_what, url, response, kept) => {
  expect(await isSound(url, response)).toBe(kept);
  // Whoever asked still gets it.
  expect(response.bodyUsed).toBe(false);
});

test('[SEC-36] a file of a release whose hash is known is kept only where it is right', async () => {
  const hash = `sha384-${createHash('sha384').update('a{}').digest('base64')}`;
  const previous = aRelease('doctor', '1.0.0', { integrity: { [new URL(sheet).pathname]: hash } });
  const registry: Registry = { seq: 1, remotes: [aRow('doctor', { previous })] };
  const known = hashesOf(registry).get(new URL(sheet).pathname);
  expect(known).toBe(hash);
  expect(await isSound(sheet, answer('a{}', 'text/css'), known)).toBe(true);
  expect(await isSound(sheet, answer('b{}', 'text/css'), known)).toBe(false);
});

test('[SEC-36] an entry is known by its path, whatever its query says', () => {
  const current = aRelease('doctor', '1.0.0', {
    integrity: { '/remotes/doctor/1.0.0/remoteEntry.js?abc': 'sha384-x' },
  });
  const known = hashesOf({ seq: 1, remotes: [aRow('doctor', { current })] });
  expect(known.get('/remotes/doctor/1.0.0/remoteEntry.js')).toBe('sha384-x');
});
