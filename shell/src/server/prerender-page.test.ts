import { setImmediate } from 'node:timers';
import type { Language } from '@tvacha/shared-contract/languages';
import { prerenderPage } from './prerender-page';

// Node has it, where this runs.
beforeAll(() => Object.assign(globalThis, { setImmediate }));

/** Draws a page of the shell's own, as it does before any remote is released. */
const draw = (path: string, language: Language = 'en') =>
  prerenderPage({
    request: { path, search: '', language, origin: 'https://tvacha.example', registry: { seq: 1, remotes: [] } },
    site: '/nowhere',
    asking: { made: 0, open: new Set(), broken: false },
  });

test('[NAV-15] what is kept for who is logged in is not drawn for all the world', async () => {
  for (const path of ['/logout', '/account/privacy']) expect(await draw(path)).toBeUndefined();
});

test.each([
  ['en', 'About Tvacha', 'https://tvacha.example/aboutus'],
  ['hi', 'Tvacha के बारे में', 'https://tvacha.example/aboutus?lang=hi'],
] as const)(
  '[NAV-15] a public page comes whole in %s, and with nothing of who draws it',
  async (language, title, address) => {
    const page = await draw('/aboutus', language);
    expect(page).toMatchObject({ status: 200, title });
    expect(page?.head).toContain(`<link rel="canonical" href="${address}">`);
    expect(page?.body).toMatch(/<h1[^>]*>/);
    expect(page?.body).not.toContain('<template');
    const slices = Object.keys(JSON.parse(page?.state ?? ''));
    expect(slices.filter((name) => name === 'session' || name === 'toasts')).toEqual([]);
  },
);
