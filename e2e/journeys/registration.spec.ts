import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/journey';
import { tabTo } from '../src/keys';
import { codeFor } from '../src/outbox';
import { paper } from '../src/registrants';

/** Customer codes of the seed that nobody has used; one for each journey. */
const codes = {
  keyboard: 'TVD-5M27',
  hindi: 'TVD-9K14',
  resumed: 'TVD-4J92',
  large: 'TVD-6R50',
  axe: 'TVD-3W71',
  mistyped: 'TVD-8C36',
};
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

interface Who {
  code: string;
  digits: string;
  email: string;
}

/** As far as the codes. */
async function giveDetails(page: Page, { code, digits, email }: Who) {
  await page.goto(`/register/doctor?code=${code}`);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Leela Menon Nair');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(digits);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(h1(page, 'Prove your phone and email')).toBeVisible();
}

async function reachDocuments(page: Page, who: Who) {
  await giveDetails(page, who);
  const phone = page.getByRole('region', { name: 'Mobile number' });
  await phone.getByLabel('Six-digit code').fill(await codeFor(page, `+91${who.digits}`));
  await phone.getByRole('button', { name: 'Verify the number' }).click();
  await expect(phone.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(h1(page, 'Your documents')).toBeVisible();
}

test('[AUTH-01][AUTH-02][AUTH-03][UX-02] with the keyboard alone a doctor registers, from the menu to the queue @full', async ({
  page,
}) => {
  const digits = '9811100001';
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /Join/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/register\/verifycustomer$/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await tabTo(page, page.getByLabel('Customer code'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Code is empty!' }).first()).toBeVisible();
  await page.keyboard.type(codes.keyboard.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/register/doctor\\?code=${codes.keyboard}`));

  await tabTo(page, page.getByLabel('Full name'));
  await page.keyboard.type('Leela');
  await expect(page.getByText('Without a last name')).toBeVisible();
  await tabTo(page, page.getByLabel('Mobile number'));
  await page.keyboard.type(`+91${digits}`);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('leela.keys@clinic.example');
  await tabTo(page, page.getByLabel('PIN code'));
  await page.keyboard.type('682001');
  await tabTo(page, page.getByRole('combobox', { name: 'State or union territory' }));
  await page.keyboard.type('Kera');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Prove your phone and email')).toBeVisible();
  await expect(notice(page, 'User Created Successfully')).toBeVisible();

  await expect(page.getByLabel('Six-digit code').first()).toBeFocused();
  await page.keyboard.type(await codeFor(page, `+91${digits}`));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await tabTo(page, page.getByLabel('Six-digit code'));
  await page.keyboard.type(await codeFor(page, 'leela.keys@clinic.example'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(2);
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Your documents')).toBeFocused();

  for (const [label, name] of [
    ['Degree certificate', 'degree.png'],
    ['Visiting card', 'card.png'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(paper(name));
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText(/Uploaded/),
    ).toBeVisible();
  }
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(h1(page, 'A password, if you want one')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Go on without' }));
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Your application is with us')).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('scopedToken'))).toBeNull();

  // The application waits for a person now.
  await page.goto('/login/doctor');
  await page.getByLabel('Mobile number').fill(digits);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Approval is awaited. Please get in touch with the administrator.')).toBeVisible();
  await page.goto('/register/verifycustomer');
  await page.getByLabel('Customer code').fill(codes.keyboard);
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(notice(page, 'Registration Completed. Please Login')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('[AUTH-02][UX-03] a doctor registers in Hindi, and agrees to the Hindi words of the consent @full', async ({
  page,
}) => {
  const digits = '9811100002';
  await page.goto(`/register/doctor?code=${codes.hindi}&lang=hi`);
  await expect(h1(page, 'आपके बारे में')).toBeVisible();
  const consent = page.getByRole('checkbox', { name: /^मैं सहमत हूँ कि Tvacha मेरा नाम/ });
  await expect(consent).toBeVisible();
  await page.getByLabel('पूरा नाम').fill('लीला मेनन नायर');
  await page.getByRole('textbox', { name: 'मोबाइल नंबर' }).fill(digits);
  await page.getByRole('textbox', { name: 'ईमेल' }).fill('leela.hindi@clinic.example');
  await page.getByLabel('पिन कोड').fill('082001');
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(page.getByText('पिन कोड में छह अंक होते हैं')).toBeVisible();
  await page.getByLabel('पिन कोड').fill('');
  await consent.check();
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(h1(page, 'फ़ोन और ईमेल की पुष्टि करें')).toBeVisible();
  const email = page.getByRole('region', { name: 'ईमेल' });
  await email.getByLabel('छह अंकों का कोड').fill(await codeFor(page, 'leela.hindi@clinic.example'));
  await email.getByRole('button', { name: 'ईमेल की पुष्टि करें' }).click();
  await expect(email.getByText('पुष्टि हो गई', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(h1(page, 'आपके दस्तावेज़')).toBeVisible();
  await page.getByLabel('डिग्री प्रमाणपत्र').setInputFiles(paper('degree.png'));
  await page.getByLabel('विज़िटिंग कार्ड').setInputFiles(paper('card.png'));
  for (const name of ['degree.png', 'card.png'])
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('अपलोड हो गई').first()).toBeVisible();
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(h1(page, 'पासवर्ड, अगर आप चाहें')).toBeVisible();
  await page.getByRole('button', { name: 'इसके बिना आगे बढ़ें' }).click();
  await expect(h1(page, 'आपका आवेदन हमारे पास है')).toBeVisible();
  await expect(page.getByText('आपके मोबाइल नंबर की पुष्टि बाकी है')).toBeVisible();
});

test('[AUTH-02][SES-01] a registration is taken up after a reload, and in another browser by its customer code', async ({
  page,
  browser,
  baseURL,
}) => {
  const who = { code: codes.resumed, digits: '9811100007', email: 'leela.later@clinic.example' };
  await page.goto('/register/doctor');
  await page.getByLabel('Full name').fill('Leela Menon Nair');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Leela Menon Nair');
  await reachDocuments(page, who);
  await page.getByLabel('Degree certificate').setInputFiles(paper('degree.png'));
  await expect(page.getByText(/Uploaded/)).toBeVisible();
  await page.reload();
  await expect(h1(page, 'Your documents')).toBeVisible();
  await expect(page.getByText('degree.png', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(h1(page, 'Prove your phone and email')).toBeVisible();
  await page.goForward();
  await expect(h1(page, 'Your documents')).toBeVisible();

  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto('/register/verifycustomer');
  await other.getByLabel('Customer code').fill(who.code);
  await other.getByRole('button', { name: 'Check code' }).click();
  await expect(notice(other, 'Document Upload Pending')).toBeVisible();
  await expect(h1(other, 'Your documents')).toBeVisible();
  await other.getByRole('textbox', { name: 'Mobile number' }).fill(who.digits);
  await other.getByRole('button', { name: 'Send code' }).click();
  await expect(notice(other, 'OTP sent.')).toBeVisible();
  await other.getByLabel('Six-digit code').fill(await codeFor(other, `+91${who.digits}`));
  await other.getByRole('button', { name: 'Verify and go on' }).click();
  await expect(other.getByText('degree.png', { exact: true })).toBeVisible();
  await other.context().close();
});

test('[AUTH-01][AUTH-02][AUTH-04] a mistyped number and email are corrected by keyboard, and the right ones are proved @full', async ({
  page,
}) => {
  const [typo, digits] = ['9811100018', '9811100008'];
  await giveDetails(page, { code: codes.mistyped, digits: typo, email: 'leela.wrogn@clinic.example' });
  const phone = page.getByRole('region', { name: 'Mobile number' });
  const gone = await codeFor(page, `+91${typo}`);
  await tabTo(page, phone.getByRole('button', { name: 'Change the mobile number' }));
  await page.keyboard.press('Enter');
  await expect(phone.getByLabel('Your mobile number')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('9000000101');
  await page.keyboard.press('Enter');
  await expect(phone.getByText('User Already Exists')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  await expect(phone.getByText('+91 98xxx xx008')).toBeVisible();
  await expect(notice(page, 'OTP sent.')).toBeVisible();

  await expect(phone.getByLabel('Six-digit code')).toBeFocused();
  const code = await codeFor(page, `+91${digits}`);
  if (gone !== code) {
    await page.keyboard.type(gone);
    await page.keyboard.press('Enter');
    await expect(phone.getByText('Invalid OTP. Try again!')).toBeVisible();
  }
  await page.reload();
  await phone.getByLabel('Six-digit code').fill(code);
  await page.keyboard.press('Enter');
  await expect(phone.getByText('Verified', { exact: true })).toBeVisible();

  const email = page.getByRole('region', { name: 'Email' });
  await email.getByRole('button', { name: 'Change the email' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('leela.wrong@clinic.example');
  await page.keyboard.press('Enter');
  await expect(email.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.type(await codeFor(page, 'leela.wrong@clinic.example'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(h1(page, 'Your documents')).toBeVisible();
});

test('[AUTH-02][SEC-33] a file of 50 MB is refused before it is sent, and by the server too @full', async ({
  page,
  request,
}) => {
  await reachDocuments(page, { code: codes.large, digits: '9811100004', email: 'leela.large@clinic.example' });
  let sent = 0;
  page.on('request', (one) => {
    if (one.method() === 'PUT') sent += 1;
  });
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }));
    if (!input) throw new Error('There is no field for files');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('large.pdf: 50 MB is too large. The most is 10 MB.')).toBeVisible();
  expect(sent).toBe(0);

  const token = await page.evaluate(() => sessionStorage.getItem('scopedToken'));
  const userId = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('registrationDraft') ?? '{}').userData._id,
  );
  const answer = await request.put(`/api/users/?userId=${userId}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      degreeCreds: { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(50 * 1024 * 1024) },
    },
  });
  expect(['DOCUMENT_VALIDATION_ERROR', 'PAYLOAD_TOO_LARGE']).toContain((await answer.json()).code);
  await page.reload();
  await expect(h1(page, 'Your documents')).toBeVisible();
  await expect(page.getByText('large.pdf')).toHaveCount(0);
});

test('[UX-02] registering has no axe violation, light or dark, and fits 320 px @full', async ({ page }) => {
  await page.goto('/register/verifycustomer');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByLabel('Customer code')).toBeFocused();
  await expectAccessible(page);
  await page.goto(`/register/doctor?code=${codes.axe}`);
  await expect(page.getByText('Accepted')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Give your full name.')).toBeVisible();
  await expectAccessible(page);
  await reachDocuments(page, { code: codes.axe, digits: '9811100005', email: 'leela.axe@clinic.example' });
  await page.getByLabel('Degree certificate').setInputFiles(paper('degree.png'));
  await page.getByLabel('Visiting card').setInputFiles(paper('card.png'));
  await expect(page.getByText(/Uploaded/)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(h1(page, 'A password, if you want one')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await expect(h1(page, 'Prove your phone and email')).toBeVisible();
  await expectAccessible(page);
});
