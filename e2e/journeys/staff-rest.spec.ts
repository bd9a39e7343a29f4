import { enterAs } from '../src/enter';
import { expect, journeysOn } from '../src/journey';

const idle = 60;
/** These are real clocks, and they end by themselves. */
const atLast = { timeout: 0 };

/** Tokens are old every few seconds, and staff may rest for a minute. */
const test = journeysOn({ ACCESS_TOKEN_SECONDS: '8', STAFF_IDLE_SECONDS: String(idle) });

test('[SEC-23] by real clocks the server agrees: nothing that two tabs do by themselves prolongs the rest @full', async ({
  page,
  context,
}) => {
  const exchanges: { quiet: boolean }[] = [];
  let refreshToken = '';
  context.on('response', async (response) => {
    if (!response.url().endsWith('/api/auth/access/token') || !response.ok()) return;
    exchanges.push({ quiet: response.request().postDataJSON().quiet === true });
    ({ refreshToken } = (await response.json()).result);
  });
  const counted = () => exchanges.filter(({ quiet }) => !quiet);

  await enterAs(page, 'admin');
  await page.goto('/admin/dashboard');
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  const tabs = [page, other];
  const warnings = tabs.map((tab) => tab.getByRole('alertdialog', { name: 'Are you still there?' }));
  for (const warning of warnings) await expect(warning).toBeVisible(atLast);
  expect(exchanges.length).toBeGreaterThan(0);
  const before = counted().length;

  await other.getByRole('button', { name: 'Stay logged in' }).click();
  for (const warning of warnings) await expect(warning).toHaveCount(0);
  expect(counted().length).toBeGreaterThan(before);
  // While the sign is recent an exchange may tell of it.
  await expect.poll(() => exchanges.at(-1)?.quiet, atLast).toBe(true);
  const [told, after] = [counted().length, exchanges.length];

  for (const tab of tabs) await expect(tab.getByRole('dialog', { name: 'You were logged out' })).toBeVisible(atLast);
  expect(exchanges.length).toBeGreaterThan(after);
  expect(counted()).toHaveLength(told);
  // The pages count in whole seconds, and so may be one ahead of the server.
  const askAgain = async () => {
    const answer = await page.request.post('/api/auth/access/token', { data: { refreshToken, quiet: true } });
    if (answer.ok()) ({ refreshToken } = (await answer.json()).result);
    return [answer.status(), answer.headers()['www-authenticate']];
  };
  await expect.poll(askAgain).toEqual([401, expect.stringContaining('SESSION_EXPIRED')]);
});
