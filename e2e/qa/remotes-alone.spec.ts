import * as choices from '../../mock-api/dist/choices.mjs';
import { createQaServer } from '../../scripts/lib/qa-server.mjs';
import { test as base, expect } from '../src/test';

/** The static files of the QA build on a port of their own; there is no portal server behind them. */
const test = base.extend<object, { qa: string }>({
  qa: [
    async ({ browserName: _browser }, use) => {
      const server = createQaServer(`${import.meta.dirname}/../../dist/qa`, choices);
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const address = server.address();
      await use(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ qa }, use) => use(qa),
});

const alone = [
  { remote: 'auth', as: 'visitor', heading: /Welcome back/ },
  { remote: 'doctor', as: 'doctor', heading: /Rao/ },
  { remote: 'patient', as: 'visitor', heading: 'Dermatology Facts' },
  { remote: 'admin', as: 'admin', heading: 'Dashboard' },
];

for (const { remote, as, heading } of alone) {
  test(`[MFE-08] ${remote} runs by itself on the mock, seen by ${as}`, async ({ page }) => {
    const code: string[] = [];
    page.on('request', (request) => code.push(request.url()));
    await page.goto(`/qa/${remote}?as=${as}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const areas = new Set(code.flatMap((url) => url.match(/\/remotes\/([a-z]+)\//)?.[1] ?? []));
    expect([...areas]).toEqual([remote]);
  });
}

test('[MFE-08] the mock is the server itself: a thousand ebooks, filtered by it @full', async ({ page }) => {
  await page.goto('/qa/doctor?as=doctor');
  await page
    .getByRole('navigation', { name: 'Doctor area' })
    .getByRole('link', { name: /Ebooks/ })
    .click();
  await expect(page.getByText('1,000 titles').first()).toBeVisible();
  await page.goto('/doctor/ebook?subSpeciality=hair');
  await expect(page.getByText(/\d+ of 1,000 titles/).first()).toBeVisible();
});

test('[MFE-08] a persona without the section meets the refusal of the server @full', async ({ page }) => {
  await page.goto('/qa/admin?as=subAdminWithout');
  await page.goto('/admin/userlist');
  await expect(page.getByText(/You cannot open/)).toBeVisible();
});

const faults = [
  {
    fault: 'emptyLists',
    remote: 'doctor',
    as: 'doctor',
    path: '/doctor/ebook',
    words: /Nothing here yet|No title fits/,
  },
  {
    fault: 'serverError',
    remote: 'patient',
    as: 'visitor',
    path: '/patient/embarrassing/ringworm',
    words: /did not load/,
  },
  {
    fault: 'replaced',
    remote: 'doctor',
    as: 'doctor',
    path: '/doctor/ebook',
    words: /logged in on a different device/,
  },
];
for (const { fault, remote, as, path, words } of faults) {
  test(`[MFE-08] the fault "${fault}" is laid over the mock and met with words @full`, async ({ page }) => {
    await page.goto(`/qa/${remote}?as=${as}&fault=${fault}`);
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
  });
}
