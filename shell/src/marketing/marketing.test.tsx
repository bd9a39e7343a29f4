import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import { listConsents } from '@tvacha/shared-contract/routes/account';
import { listSpecialities } from '@tvacha/shared-contract/routes/reading';
import { onCaughtError } from '@tvacha/shared-core/caught-errors';
import { call } from '@tvacha/shared-core/http';
import { endSession, startSession } from '@tvacha/shared-core/session';
import { testUser } from '../test-data';
import { tokenFor, visit } from '../test-frame';
import { ok, on, server, withServer } from '../test-network';
import { tellConsent } from './consent';

withServer();
const src = 'https://news.example/script.js';
const article = '/patient/embarrassing/:slug';

type Told = [what: string, more?: unknown];
type Queue = ((...told: Told) => void) & { q?: Told[] };
const page = window as unknown as { mt?: Queue };
const scripts = () => [...document.scripts].filter((script) => script.src === src);
const waiting = () => page.mt?.q ?? [];
const told = (what: string) => waiting().filter(([said]) => said === what);

/** A page as the server sends it where the script is configured. */
function configure(more: object = {}) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'marketing';
  block.textContent = JSON.stringify({ src, queue: 'mt', ...more });
  document.body.append(block);
}

let asked = 0;
const consents = (...withdrawn: (string | null)[]) =>
  on(listConsents, () => {
    asked += 1;
    const items = withdrawn.map((withdrawnAt) => ({ kind: 'marketing', withdrawnAt }));
    return ok({ items, total: items.length, page: 1, dataPerPage: 20 });
  });
beforeEach(() => {
  asked = 0;
});
afterEach(() => {
  cleanup();
  document.getElementById('marketing')?.remove();
  for (const script of scripts()) script.remove();
  delete page.mt;
});

/** The reader stands on an article, in the portal as it is. */
async function read(as?: AccountRole) {
  const visited = visit('/patient/embarrassing/vitiligo?phone=9000000101', { as });
  await screen.findByRole('banner');
  if (as) await screen.findByRole('button', { name: /^Account of/ });
  return visited;
}
/** A module and an answer of the server later: what the page would have loaded and asked is there by now. */
async function settled() {
  await act(() => import('./reporter'));
  await act(() => call(listSpecialities));
}

test('[SES-07] not configured, nobody is asked about and nothing is loaded', async () => {
  server.use(consents(null));
  await read('patient');
  await settled();
  expect([asked, scripts().length, page.mt]).toEqual([0, 0, undefined]);
});

test('[SES-07] for a visitor nothing is loaded', async () => {
  configure();
  await read();
  await settled();
  expect([asked, scripts().length, page.mt]).toEqual([0, 0, undefined]);
});

test.each([
  ['never agreed', []],
  ['took it back', ['2026-11-20T10:00:00.000Z']],
])('[SES-07] [SEC-44] for somebody who %s nothing is loaded', async (_who, given) => {
  configure();
  server.use(consents(...given));
  await read('patient');
  await waitFor(() => expect(asked).toBe(1));
  await settled();
  expect([scripts().length, page.mt]).toEqual([0, undefined]);
});

test('[SES-07] who agreed is identified, and their pages are told by route, without what fills it', async () => {
  configure({ integrity: 'sha384-abc' });
  server.use(consents('2026-11-20T10:00:00.000Z', null));
  const user = userEvent.setup();
  await read('patient');
  await waitFor(() => expect(told('page')).toEqual([['page', { route: article }]]));
  const { _id: id, email, role } = testUser('patient');
  expect(told('identify')).toEqual([['identify', { id, email, role, language: 'en' }]]);
  expect(told('event')).toEqual([]);
  const [script] = scripts();
  expect([script?.integrity, script?.crossOrigin, script?.async]).toEqual(['sha384-abc', 'anonymous', true]);
  await user.click(screen.getByRole('link', { name: 'An article' }));
  await waitFor(() => expect(told('page')).toHaveLength(2));
  expect(JSON.stringify(told('page'))).not.toMatch(/vitiligo|ringworm|9000000101/);
  expect(scripts()).toHaveLength(1);
});

test('[SES-07] a login in this page is told, once', async () => {
  configure();
  server.use(consents(null));
  await read();
  const { _id, customerId, role } = testUser('doctor');
  const result = { _id, customerId, role, refreshToken: 'r1', firstLogin: false };
  await act(() => startSession({ token: tokenFor(600), result }));
  await waitFor(() => expect(told('event')).toEqual([['event', 'login']]));
  expect(JSON.stringify(waiting())).not.toMatch(/"r1"|signature|9000000101/);
});

test('[SES-07] [SEC-44] taken back, nothing more is told, and what waited is dropped; given again, it goes on', async () => {
  configure();
  server.use(consents(null));
  const user = userEvent.setup();
  await read('patient');
  await waitFor(() => expect(told('page')).toHaveLength(1));
  act(() => tellConsent(false));
  await waitFor(() => expect(waiting()).toEqual([]));
  await user.click(screen.getByRole('link', { name: 'An article' }));
  await settled();
  expect(waiting()).toEqual([]);
  act(() => tellConsent(true));
  await waitFor(() => expect(told('identify')).toHaveLength(1));
  expect(told('page')).toHaveLength(1);
  expect(scripts()).toHaveLength(1);
});

test('[SES-07] after logout nothing more is told', async () => {
  configure();
  server.use(consents(null));
  const user = userEvent.setup();
  await read('patient');
  await waitFor(() => expect(told('page')).toHaveLength(1));
  await act(() => endSession('logout'));
  await user.click(screen.getByRole('link', { name: 'An article' }));
  await settled();
  expect(waiting()).toEqual([]);
});

test('[SES-07] a script that does not come or that throws is told nothing more, and the portal goes on', async () => {
  const faults: string[] = [];
  const end = onCaughtError(({ where }) => faults.push(where));
  configure();
  server.use(consents(null));
  const user = userEvent.setup();
  const { unmount } = await read('patient');
  await waitFor(() => expect(told('page')).toHaveLength(1));
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  expect([waiting(), scripts().length, faults]).toEqual([[], 0, ['marketing']]);
  unmount();

  let calls = 0;
  page.mt = () => {
    calls += 1;
    throw new Error('broken');
  };
  await read('patient');
  await waitFor(() => expect(faults).toEqual(['marketing', 'marketing']));
  await user.click(screen.getByRole('link', { name: 'An article' }));
  expect(await screen.findByRole('heading', { name: 'Page at /patient/embarrassing/ringworm' })).toBeVisible();
  expect(calls).toBe(1);
  end();
});
