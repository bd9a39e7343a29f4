import type { Page } from '@playwright/test';
import type { ToastCode } from '@tvacha/shared-contract/toasts';
import { enterAs } from '../src/enter';
import { expect, journeysOn } from '../src/journey';
import { expectNotice } from '../src/notice';
import { addRegistrant, type Registrant } from '../src/registrants';

// They take most of the customer codes that nobody has used.
const test = journeysOn();
// The later ones go on with what the first has set up.
test.describe.configure({ mode: 'serial' });

const doctor = (code: string, at: number): Registrant => ({
  code,
  digits: `98111001${at}`,
  email: `leela.${at}@clinic.example`,
});
const begun = doctor('TVD-2H83', 10);
const byPhone = doctor('TVD-7T05', 11);
const byEmail = doctor('TVD-5X43', 12);
const byBoth = doctor('TVD-9D27', 13);
const phoneLeft = doctor('TVD-2P81', 14);
const emailLeft = doctor('TVD-6R50', 15);
const gone = doctor('TVD-3W71', 16);

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page) => page.getByLabel('Customer code');

async function check(page: Page, code: string) {
  await page.goto('/register/verifycustomer');
  await field(page).fill(code);
  return () => page.getByRole('button', { name: 'Check code' }).click();
}

/** Codes of accounts that staff have turned down or closed, and one whose account they have erased. */
async function asStaff(page: Page, erased: string) {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const one = async (state: string) => {
    const answer = await page.request.get('/api/admin/users', { headers, params: { state, dataPerPage: 1 } });
    return (await answer.json()).result.items[0].customerId as string;
  };
  const answer = await page.request.delete('/api/admin/users', { headers, params: { id: erased } });
  expect((await answer.json()).code).toBe('USER_DELETED');
  return { rejected: await one('rejected'), disabled: await one('disabled') };
}

test('[AUTH-01][AUTH-02][API-03] each state of a registration is said to whoever gives its customer code, and leads on @full', async ({
  page,
  browser,
  portal,
}) => {
  await addRegistrant(page, begun);
  await addRegistrant(page, byPhone, { prove: ['phone'] });
  await addRegistrant(page, byEmail, { prove: ['email'] });
  await addRegistrant(page, byBoth, { prove: ['phone', 'email'] });
  await addRegistrant(page, phoneLeft, { prove: ['email'], papers: true });
  await addRegistrant(page, emailLeft, { prove: ['phone'], papers: true });
  const erased = await addRegistrant(page, gone, { prove: ['phone', 'email'] });
  const office = await browser.newContext({ baseURL: portal.url });
  const { rejected, disabled } = await asStaff(await office.newPage(), erased);
  await office.close();

  const said: [what: string, code: string, notice: ToastCode, path: RegExp, heading: string][] = [
    ['nothing proved', begun.code, 'DOCUMENT_PENDING', /\/register\/doctor/, 'Prove your phone and email'],
    ['the phone proved', byPhone.code, 'DOCUMENT_PENDING', /\/register\/doctor/, 'Your documents'],
    ['the email proved', byEmail.code, 'DOCUMENT_PENDING', /\/register\/doctor/, 'Your documents'],
    ['both proved', byBoth.code, 'DOCUMENT_PENDING', /\/register\/doctor/, 'Your documents'],
    ['all but the phone', phoneLeft.code, 'VERIFICATION_PENDING', /\/register\/doctor/, 'Prove your phone and email'],
    ['all but the email', emailLeft.code, 'VERIFICATION_PENDING', /\/register\/doctor/, 'Prove your phone and email'],
    ['waiting for approval', 'TVD-7Q42', 'REG_COMPLETE', /\/login$/, 'Welcome back'],
    ['approved', 'TVD-48213', 'REG_COMPLETE', /\/login$/, 'Welcome back'],
    ['turned down', rejected, 'REG_COMPLETE', /\/login$/, 'Welcome back'],
    ['closed', disabled, 'REG_COMPLETE', /\/login$/, 'Welcome back'],
  ];
  for (const [what, code, notice, path, heading] of said) {
    await test.step(what, async () => {
      // A tab of its own: what one is told of an account stays in it.
      const tab = await page.context().newPage();
      await tab.clock.install();
      await expectNotice(tab, notice, await check(tab, code));
      await expect(tab).toHaveURL(path);
      await expect(h1(tab, heading)).toBeVisible();
      await tab.close();
    });
  }
});

test('[AUTH-01][API-03] an empty, a wrong and a spent customer code are said at the field; a good one leads to the form @full', async ({
  page,
}) => {
  await page.clock.install();
  await expectNotice(page, 'PCODE_EMPTY', await check(page, ' '));
  await expect(field(page)).toHaveAccessibleDescription(/Code is empty!/);
  for (const code of ['TVD-NONE', gone.code]) {
    await (await check(page, code))();
    await expect(field(page)).toHaveAccessibleDescription(/This customer code is not valid\./);
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(/verifycustomer/);
  }
  await (await check(page, 'tvd-5m27'))();
  await expect(page).toHaveURL(/\/register\/doctor\?code=TVD-5M27&step=details$/);
  await expect(page.getByText('Accepted')).toBeVisible();
});

test('[AUTH-03][API-03] whoever registers once more is told how far the account is @full', async ({ page }) => {
  await page.clock.install();
  const again = async ({ code, digits, email }: Registrant) => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/register/doctor');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Leela Nair');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(digits);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await field(page).fill(code);
    await page.getByRole('checkbox').check();
    return () => page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.goto('/');
  const waiting = { code: 'TVD-7Q42', digits: '9000000321', email: 'jasleen.kaur@clinic.example' };
  const member = { code: 'TVD-48213', digits: '9000000101', email: 'ananya.rao@tvacha.example' };
  await expectNotice(page, 'VERIFICATION_PENDING', await again(begun));
  await expect(h1(page, 'Prove your phone and email')).toBeVisible();
  await expectNotice(page, 'DOCUMENT_PENDING', await again(byPhone));
  await expectNotice(page, 'APPROVAL_PENDING', await again(waiting));
  await expect(h1(page, 'Your application is with us')).toBeVisible();
  await expectNotice(page, 'USER_ALREADY_EXISTS', await again(member));
  await expect(h1(page, 'You are registered')).toBeVisible();
  // Who knows less than all three contacts learns no more than this.
  await expectNotice(page, 'USER_ALREADY_EXISTS', await again({ ...waiting, email: 'somebody@clinic.example' }));
  await expect(h1(page, 'About you')).toBeVisible();
});
