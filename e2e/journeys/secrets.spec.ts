import { expect, logInByPassword, test } from '../src/journey';
import { authenticatorCode, codeFor } from '../src/outbox';
import { holding, keptBy, watchSinks } from '../src/sinks';

test('[SEC-14] the codes of a reset, of the demo and of a second step are in no address, report, answer, store or log', async ({
  page,
  context,
  portal,
}) => {
  const sinks = watchSinks(context);
  // A demo server shows the present codes of its staff as it starts.
  const started = portal.output().length;
  const codes: string[] = [];
  const note = async (code: string) => {
    codes.push(code);
    sinks.push(`kept ${await keptBy(page)}`);
  };
  // Where a call is lost, what was in it could go into a report.
  await page.route('**/verify', (route) => route.abort(), { times: 1 });

  await page.goto('/login/forgot');
  await page.getByRole('textbox', { name: 'Email' }).fill('tara.bhat@tvacha.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  const reset = page.getByLabel('Six-digit code');
  await expect(reset).toBeVisible();
  const resetCode = await codeFor(page, 'tara.bhat@tvacha.example');
  for (const tries of [1, 2]) {
    await reset.fill(resetCode);
    await page.getByRole('button', { name: 'Check the code' }).click();
    if (tries === 1) await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await note(resetCode);

  await page.goto('/demo/registration');
  await page.getByLabel('Full name').fill('Gita Sen');
  await page.getByLabel('Mobile number').fill('9876501299');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/demo\/confirm$/);
  const demoCode = await codeFor(page, '+919876501299');
  await page.getByLabel('Six-digit code').fill(demoCode);
  await page.getByRole('button', { name: 'Verify and look around' }).click();
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await note(demoCode);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/$/);
  await logInByPassword(page, '/admin/login', 'editor@tvacha.example', 'Saffron-harbour-88');
  await expect(page.getByLabel('Code of your authenticator app')).toBeVisible();
  const factorCode = await authenticatorCode(page, 'editor@tvacha.example');
  await page.getByLabel('Code of your authenticator app').fill(factorCode);
  await page.getByRole('button', { name: 'Finish login' }).click();
  // The first tab that this member of the staff may read.
  await expect(page).toHaveURL(/\/admin\/content-approval$/);
  await note(factorCode);

  sinks.push(`log ${portal.output().slice(started)}`);
  expect(new Set(codes).size).toBe(3);
  for (const kind of ['address', 'call', 'answer', 'kept', 'log'])
    expect(sinks.some((text) => text.startsWith(`${kind} `))).toBe(true);
  for (const code of codes) expect(holding(sinks, code)).toEqual([]);
});
