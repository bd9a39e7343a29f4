import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network, watch } from '@tvacha/mock-api/jest';
import { consentIn } from '@tvacha/shared-contract/consents';
import { masterdata } from '@tvacha/shared-contract/masterdata';
import { listMasterdata } from '@tvacha/shared-contract/routes/reading';
import { createAccount } from '@tvacha/shared-contract/routes/registration';
import { toasts } from '@tvacha/shared-contract/toasts';
import { setLanguage } from '@tvacha/shared-core/i18n';
import { storage } from '@tvacha/shared-core/storage';
import { unmountRemotes } from '@tvacha/shared-core/testing';
import { HttpResponse, http } from 'msw';
import { openPage } from '../../../common/test-login';
import { field, fillDetails, freeCode, leela, press, title } from '../test-register';
import { stateName } from './state-names';

const at = `/register/doctor?code=${freeCode}`;

test.each([
  ['no name', { fullName: '' }, 'PERSONAL_INFO_NOT_AVAILABLE', /^Full name/],
  ['blanks for a name', { fullName: '   ' }, 'PERSONAL_INFO_NOT_AVAILABLE', /^Full name/],
  ['no email', { email: '' }, 'PERSONAL_INFO_NOT_AVAILABLE', /^Email/],
  ['no number', { phone: '' }, 'PERSONAL_INFO_NOT_AVAILABLE', /^Mobile number/],
  ['no customer code', { code: '' }, 'CUSTOMERID_NOT_AVAILABLE', /^Customer code/],
] as const)(
  '[AUTH-03] with %s nothing is sent, and it is said in the product’s words',
  async (_what, given, code, at$) => {
    const sent = watch(createAccount);
    const page = await openPage(at);
    await fillDetails(userEvent.setup(), given);
    expect(page.store.getState().toasts[0]).toMatchObject(toasts[code]);
    expect(field(at$)).toBeInvalid();
    expect(field(at$)).toHaveFocus();
    expect(sent).toEqual([]);
  },
);

test('[AUTH-03] [SEC-44] without consent nothing is sent; its words and version are shown', async () => {
  const sent = watch(createAccount);
  const page = await openPage(at);
  await fillDetails(userEvent.setup(), { consent: false });
  const box = screen.getByRole('checkbox', { name: /^I agree that Tvacha keeps my name/ });
  expect(box).toHaveAccessibleDescription(toasts.CONSENT_NOT_AVAILABLE.text);
  expect(page.store.getState().toasts[0]).toMatchObject(toasts.CONSENT_NOT_AVAILABLE);
  expect(screen.getByText(/Version 2026-11 of this consent/)).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ['a number that begins with 5', { phone: '5812345670' }, /^Mobile number/, /begins with 6, 7, 8 or 9/],
  ['nine digits', { phone: '981234567' }, /^Mobile number/, /10 digits/],
  ['half an email', { email: 'leela@' }, /^Email/, /whole email address/],
  ['a pincode that begins with 0', { pincode: '068200' }, /^PIN code/, /does not begin with 0/],
  ['five digits of a pincode', { pincode: '68200' }, /^PIN code/, /six digits/],
  ['a city without a pincode', { city: 'Kochi' }, /^PIN code/, /needed with a city/],
] as const)('[AUTH-03] %s is said at its field, and nobody is registered', async (_what, given, at$, words) => {
  const sent = watch(createAccount);
  await openPage(at);
  await fillDetails(userEvent.setup(), given);
  expect(field(at$)).toHaveAccessibleDescription(expect.stringMatching(words));
  expect(field(at$)).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([
  ['Leela', 'Leela', '', 'Without a last name'],
  ['  Leela   Menon    Nair ', 'Leela', 'Menon Nair', 'Last name: Menon Nair.'],
])('[AUTH-03] the name “%s” is shown as it will be split, and sent so', async (fullName, first, last, shown) => {
  const sent = watch(createAccount);
  await openPage(at);
  await fillDetails(userEvent.setup(), { fullName, phone: '+91 98123-45670', pincode: '682001', city: 'Kochi' });
  expect(screen.getByText(new RegExp(shown))).toBeVisible();
  await title('Prove your phone and email');
  expect(sent[0]).toMatchObject({
    first_name: first,
    last_name: last,
    phone: { code: '+91', number: '9812345670' },
    address: { pincode: '682001', city: 'Kochi' },
  });
  expect(sent[0]).not.toHaveProperty('consentLocale');
});

describe('[UX-03] in Hindi', () => {
  afterEach(() => act(() => setLanguage('en')));

  test('[UX-03] [SEC-44] the consent is asked for in Hindi, and a state is read in Hindi and sent as the list has it', async () => {
    const sent = watch(createAccount);
    await act(() => setLanguage('hi'));
    const opening = openPage(at);
    storage.set('registrationDraft', JSON.stringify({ form: { state: 'Kerala' } }));
    await opening;
    const user = userEvent.setup();
    for (const [name, text] of [
      [/^पूरा नाम/, leela.fullName],
      [/^मोबाइल नंबर/, leela.phone],
      [/^ईमेल/, leela.email],
      [/^पिन कोड/, '682001'],
    ] as const) {
      await user.click(field(name));
      await user.paste(text);
    }
    expect(await screen.findByText('केरल')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: consentIn('registration', 'hi').text }));
    await press(user, 'आगे बढ़ें');
    await title('फ़ोन और ईमेल की पुष्टि करें');
    expect(sent).toMatchObject([{ consentLocale: 'hi', address: { state: 'Kerala' } }]);
  });

  test('[UX-03] every state of the list has a Hindi name', () => {
    const names = masterdata.state.map((state) => stateName(state, 'hi'));
    expect(names.filter((name) => !/^[\u0900-\u097F ]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(masterdata.state.length);
  });
});

test('[SES-03] a first step that a release before has kept is there as far as it fits, and can be sent', async () => {
  const sent = watch(createAccount);
  const opening = openPage(at);
  const form = { fullName: 'Leela Menon', pincode: 682001, consent: 'yes', speciality: ['skin'], city: null };
  storage.set('registrationDraft', JSON.stringify({ form, userData: null }));
  await opening;
  expect(field(/^Full name/)).toHaveValue('Leela Menon');
  expect(field(/^PIN code/)).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await fillDetails(userEvent.setup());
  await title('Prove your phone and email');
  expect(sent).toHaveLength(1);
});

test('[AUTH-03] pressed twice, one doctor is registered', async () => {
  const sent = watch(createAccount);
  await openPage(at);
  const user = userEvent.setup();
  await fillDetails(user);
  const button = screen.queryByRole('button', { name: 'Continue' });
  if (button) await user.dblClick(button);
  await title('Prove your phone and email');
  expect(sent).toHaveLength(1);
});

test('[AUTH-03] where the states cannot be had, one is typed', async () => {
  network.use(http.get(`*${listMasterdata.path}`, () => HttpResponse.json(null, { status: 500 })));
  await openPage(at);
  expect(await screen.findByRole('textbox', { name: /^State/ })).toBeVisible();
});

test('[NAV-12] who came with a wrong code in the address sees so at once', async () => {
  await openPage('/register/doctor?code=TVD-NONE');
  await waitFor(() => expect(within(document.body).getByRole('textbox', { name: /^Customer code/ })).toBeInvalid());
});

test('[AUTH-01] a good code in the address is called accepted, one that has its doctor is not', async () => {
  await openPage(at);
  expect(await screen.findByText('Accepted')).toBeVisible();
  await unmountRemotes();
  const page = await openPage('/register/doctor?code=TVD-48213');
  await waitFor(() => expect(page.store.getState().toasts[0]).toMatchObject(toasts.REG_COMPLETE));
  expect(screen.queryByText('Accepted')).toBeNull();
});

test('[ADM-03] the number of the registration goes with the rest, and is left out where it is empty', async () => {
  const sent = watch(createAccount);
  await openPage(at);
  const user = userEvent.setup();
  await user.type(field(/^Registration number/), 'MMC 2009/04/1182');
  await fillDetails(user);
  await title('Prove your phone and email');
  expect(sent[0]).toMatchObject({ registrationNumber: 'MMC 2009/04/1182', registrationCouncil: '' });
});
