import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentIn, consentTexts } from '@tvacha/shared-contract/consents';
import { giveConsent, listConsents, withdrawConsent } from '@tvacha/shared-contract/routes/account';
import { setLanguage } from '@tvacha/shared-core/i18n';
import { storage } from '@tvacha/shared-core/storage';
import { http } from 'msw';
import { watchConsent } from '../../../marketing/consent';
import { visit } from '../../../test-frame';
import { ok, on, refusal, server, withServer } from '../../../test-network';
import { aConsent } from '../test-account';
import type { Consent } from './consents';

withServer();
const path = '/account/privacy';
const news = { name: 'News by email' };

/** An open channel would keep the run from ending. */
let unwatch = () => {};
afterEach(() => {
  unwatch();
  return act(() => setLanguage('en'));
});

/** A server that keeps consents, as the real one answers. */
function keep(...items: Consent[]) {
  const sent: unknown[] = [];
  server.use(
    http.get(`*${listConsents.path}`, ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      const found = items.filter((one) => !kind || one.kind === kind);
      return ok({ items: found, total: found.length, page: 1, dataPerPage: 20 });
    }),
    http.post(`*${giveConsent.path}`, async ({ request }) => {
      const body = (await request.json()) as Pick<Consent, 'kind'>;
      sent.push(body);
      items.unshift(aConsent(9, { kind: body.kind, ...consentTexts[body.kind] }));
      return ok(items[0]);
    }),
    http.post(`*${withdrawConsent.path}`, async ({ request }) => {
      const body = (await request.json()) as { id: string };
      sent.push(body);
      for (const one of items) if (one._id === body.id) one.withdrawnAt = '2026-11-22T08:00:00.000Z';
      return ok(null);
    }),
  );
  return sent;
}
const record = () => screen.findByRole('region', { name: 'What you agreed to so far' });

test('[SEC-44] every consent stands in the very words it was given in, with version and dates', async () => {
  keep(
    aConsent(1, {
      kind: 'marketing',
      text: 'Old words <b>of 2025</b>.',
      version: '2025-01',
      withdrawnAt: '2026-10-05T09:30:00.000Z',
    }),
    aConsent(2),
    aConsent(3, { kind: 'marketing' }),
    aConsent(4, { withdrawnAt: '2026-10-05T09:30:00.000Z' }),
  );
  visit(path, { as: 'doctor' });
  const rows = await within(await record()).findAllByRole('listitem');
  expect(rows).toHaveLength(4);
  const [old, own] = rows as [HTMLElement, HTMLElement];
  expect(within(old).getByText('Old words <b>of 2025</b>.')).toBeVisible();
  for (const words of ['Version 2025-01', 'Taken back', /^Agreed on 4 Oct 2026, 3:00/, /^Taken back on 5 Oct 2026/])
    expect(within(old).getByText(words)).toBeVisible();
  expect(within(own).getByText('In force')).toBeVisible();
  expect(within(own).getByText(/cannot be without this one/)).toBeVisible();
  for (const row of rows)
    expect(within(row).queryAllByText(/cannot be without this one/)).toHaveLength(row === own ? 1 : 0);
  expect(within(await record()).queryByRole('button')).toBeNull();
});

test('[SEC-44] one switch gives a consent and takes it back, and the words are those that are kept', async () => {
  const sent = keep();
  const told: boolean[] = [];
  unwatch = watchConsent((given) => told.push(given));
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  const choice = await screen.findByRole('switch', news);
  expect(choice).not.toBeChecked();
  expect(screen.getByText(consentTexts.marketing.text)).toBeVisible();
  await user.click(choice);
  expect(await screen.findByText('Success')).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^Agreed on 4 October 2026, version 2026-06/)).toBeVisible());
  expect(await screen.findByRole('switch', news)).toBeChecked();
  expect(within(await record()).getByText(consentTexts.marketing.text)).toBeVisible();
  await user.click(screen.getByRole('switch', news));
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: /so far/ })).getByText('Taken back')).toBeVisible(),
  );
  expect(screen.getByRole('switch', news)).not.toBeChecked();
  expect(sent).toEqual([{ kind: 'marketing' }, { id: aConsent(9)._id }]);
  await waitFor(() => expect(told).toEqual([true, false]));
});

test('[SEC-44] on a Hindi page the words are Hindi, and the server is told so', async () => {
  const sent = keep();
  await act(() => setLanguage('hi'));
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  const words = await screen.findByText(consentIn('marketing', 'hi').text);
  expect(words.closest('[lang]')).toHaveAttribute('lang', 'hi');
  await user.click(screen.getByRole('switch'));
  await waitFor(() => expect(sent).toEqual([{ kind: 'marketing', locale: 'hi' }]));
});

test('[SEC-44] a second press while the first is on its way asks for nothing', async () => {
  keep();
  let calls = 0;
  let answer: (response: Response) => void = () => undefined;
  server.use(
    http.post(`*${giveConsent.path}`, () => {
      calls += 1;
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    }),
  );
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  const choice = await screen.findByRole('switch', news);
  await user.dblClick(choice);
  await waitFor(() => expect(calls).toBe(1));
  expect(choice).toBeChecked();
  keep(aConsent(9, { kind: 'marketing' }));
  answer(ok(aConsent(9, { kind: 'marketing' })));
  await waitFor(() => expect(choice.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
  expect(choice).toBeChecked();
  expect(calls).toBe(1);
});

test.each([
  ['doctor', ['News by email', 'A place in the doctor finder']],
  ['patient', ['News by email']],
  ['subAdmin', []],
] as const)('[SEC-44] a %s is offered %j', async (as, names) => {
  keep();
  visit(path, { as });
  expect(await screen.findByRole('heading', { name: 'No consent yet' })).toBeVisible();
  const found = screen.queryAllByRole('switch').map((element) => element.closest('label')?.textContent);
  expect(found).toEqual([...names]);
});

test('[SEC-44] a change that another tab was quicker with is said, and what stands is shown', async () => {
  const items = [aConsent(1, { kind: 'marketing' })];
  keep();
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  const choice = await screen.findByRole('switch', news);
  keep(...items);
  server.use(on(giveConsent, () => refusal(409, 'CONFLICT')));
  await user.click(choice);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('switch', news)).toBeChecked());
  expect(screen.queryByText('Success')).toBeNull();
});

test('[SEC-44] the consent for a patient’s pictures is taken back after a question', async () => {
  const sent = keep(aConsent(3, { kind: 'patient-image', subjectId: aConsent(4)._id }));
  const user = userEvent.setup();
  visit(path, { as: 'doctor' });
  const open = await screen.findByRole('button', { name: /^Take back: Pictures of a patient/ });
  await user.click(open);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await user.click(open);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back and remove' }));
  await waitFor(() => expect(sent).toEqual([{ id: aConsent(3)._id }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Take back: Pictures/ })).toBeNull());
});

test('[UX-02] consents that do not load say so, and come with the next try', async () => {
  server.use(on(listConsents, () => refusal(500, 'SERVER_ERROR')));
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  expect(await screen.findByRole('heading', { name: 'This did not load' })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  keep(aConsent(1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', news)).toBeVisible();
});

test('[SES-03] a visitor is led to log in, and to the page after it', async () => {
  visit(path);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.get('previousPath')).toBe(path);
});

test('[SEC-44] the account’s menu leads to it', async () => {
  const user = userEvent.setup();
  keep(aConsent(1));
  visit('/patient/dermatologist', { as: 'patient' });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(screen.getByRole('link', { name: 'Privacy and data' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy and data' })).toBeVisible();
});
