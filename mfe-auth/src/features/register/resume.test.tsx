import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, codeSentTo, network, useFault } from '@tvacha/mock-api/jest';
import type { Operation } from '@tvacha/shared-contract/routes';
import { askForCopy, listUsers, showUser } from '@tvacha/shared-contract/routes/admin/users';
import { logIn, lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { resendOtp } from '@tvacha/shared-contract/routes/registration';
import { storage } from '@tvacha/shared-core/storage';
import { unmountRemotes } from '@tvacha/shared-core/testing';
import { HttpResponse, http } from 'msw';
import { openPage } from '../../common/test-login';
import {
  field,
  fillDetails,
  freeCode,
  leela,
  paper,
  press,
  reachDocuments,
  title,
  verifyNumber,
} from './test-register';

const at = `/register/doctor?code=${freeCode}`;

/**
 * Opens a page as the same tab does after a reload: its session storage, with its scoped token unless that is dropped.
 */
async function reload(path: string, keepsScopedToken = true) {
  const tab = { ...sessionStorage };
  await unmountRemotes();
  const opening = openPage(path);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  if (!keepsScopedToken) storage.remove('scopedToken');
  return opening;
}

test('[SES-01] what was typed is there after a reload, under the keys of the product', async () => {
  await openPage('/register/doctor');
  const user = userEvent.setup();
  await user.type(field(/^Full name/), 'Leela Menon');
  await user.type(field(/^Mobile number/), '98123 45670');
  await user.type(field(/^Email/), leela.email);
  await user.type(field(/^Customer code/), freeCode);
  await user.type(field(/^PIN code/), '682001');
  await user.click(screen.getByRole('checkbox'));
  expect({ ...sessionStorage }).toMatchObject({ phone: leela.phone, email: leela.email, customerId: freeCode });
  await reload('/register/doctor');
  expect(field(/^Full name/)).toHaveValue('Leela Menon');
  expect(field(/^Mobile number/)).toHaveValue('98123 45670');
  expect(field(/^PIN code/)).toHaveValue('682001');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('[AUTH-02] at the codes a reload changes nothing: the same codes still do', async () => {
  await openPage(at);
  await fillDetails(userEvent.setup());
  await title('Prove your phone and email');
  await reload(at);
  await title('Prove your phone and email');
  await verifyNumber(userEvent.setup());
  expect(await screen.findByText('Verified')).toBeVisible();
});

test('[AUTH-02] a reload while a code is checked leaves nothing busy: the code can be sent', async () => {
  await openPage(at);
  const user = userEvent.setup();
  await fillDetails(user);
  await title('Prove your phone and email');
  useFault('slow');
  await verifyNumber(user);
  expect(screen.getByRole('button', { name: 'Verify the number' })).toHaveAttribute('aria-busy', 'true');
  await reload(at);
  await title('Prove your phone and email');
  expect(screen.getByRole('button', { name: 'Verify the number' })).not.toHaveAttribute('aria-busy', 'true');
});

test('[AUTH-02] at the documents a reload shows the papers that the server has', async () => {
  await openPage(at);
  const user = await reachDocuments();
  await user.upload(screen.getByLabelText('Degree certificate'), paper('degree.png'));
  expect(await screen.findByText(/^Uploaded/)).toBeVisible();
  await reload(at);
  await title('Your documents');
  expect(await screen.findByText('degree.png')).toBeVisible();
});

test('[AUTH-02] without its scoped token the same tab asks for a code of the contact that was proved', async () => {
  await openPage(at);
  await reachDocuments();
  await reload(at, false);
  await title('Your documents');
  expect(screen.getByText('Please prove once more that it is you')).toBeVisible();
  expect(screen.getByText('+91 98xxx xx670')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('[AUTH-02] on another device a customer code and a code to the email lead on to the documents', async () => {
  await openPage(at);
  await fillDetails(userEvent.setup());
  await title('Prove your phone and email');
  const otp = codeSentTo(leela.email) ?? '';
  await unmountRemotes();

  await openPage('/register/verifycustomer');
  const user = userEvent.setup();
  await user.type(field(/^Customer code/), freeCode);
  await press(user, 'Check code');
  await title('Prove your phone and email');
  // The code that was sent a moment ago is still good, so none is sent now.
  answer(resendOtp, 200, 'OTP_SENT', { expiresIn: 300, resendIn: 60 });
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await user.type(field(/^Email/), leela.email);
  await press(user, 'Send code');
  await user.type(await screen.findByLabelText(/Six-digit code/), otp);
  await press(user, 'Verify and go on');
  expect(await screen.findByText('Verified')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  await press(user, 'Continue');
  await title('Your documents');
});

test('[AUTH-02] another customer code in the address is another registration', async () => {
  await openPage(at);
  await reachDocuments();
  await reload('/register/doctor?code=TVD-9K14');
  await title('About you');
  expect(field(/^Customer code/)).toHaveValue('TVD-9K14');
  expect(field(/^Full name/)).toHaveValue('');
  expect(storage.get('scopedToken')).toBeNull();
});

test('[SES-03] the page somebody wanted, and the code in the address, outlive the whole way', async () => {
  await openPage(at);
  storage.set('previousPath', '/doctor/ebook?author=7');
  await reachDocuments();
  expect(new URLSearchParams(location.search).get('code')).toBe(freeCode);
  expect(storage.get('previousPath')).toBe('/doctor/ebook?author=7');
});

test('[AUTH-02] [ADM-03] a login held back for want of papers says so, not that all is with us, and leads to them', async () => {
  answer(logIn, 403, 'APPROVAL_PENDING');
  const result = {
    customerId: '',
    email: '',
    phone: { code: '+91', number: '' },
    phoneVerified: true,
    emailVerified: true,
  };
  const found = { error: false, code: 'USERS_FOUND', message: '', result: { ...result, isComplete: false } };
  network.use(http.get(`*${lookUpUser.path}`, () => HttpResponse.json(found)));
  await openPage('/login/doctor');
  const user = userEvent.setup();
  await user.type(field(/^Mobile number/), leela.phone);
  await press(user, 'Send code');
  expect(await screen.findByRole('heading', { name: 'Your documents are still missing' })).toHaveFocus();
  expect(screen.queryByText('Your application is with us')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Add your documents' }));
  await title('Prove your phone and email');
  expect(screen.getByText('Show that it is you')).toBeVisible();
  expect(field(/^Mobile number/)).toHaveAccessibleDescription('The one you registered with.');
});

test('[ADM-03] [AUTH-09] the login of whom a clearer copy is asked for says so and leads to it; the new file takes its place, and is all there is to do', async () => {
  const { token } = (await globalThis.mockServer.signIn('admin')) ?? {};
  const ask = async ({ method, path }: Operation, query: string, body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const request = new Request(`http://mock.local${path}${query}`, { method, headers, body: JSON.stringify(body) });
    return (await (await globalThis.mockServer.fetch(request)).json()).result;
  };
  const [applicant] = (await ask(listUsers, '?search=Jasleen+Kaur')).items;
  const { documents } = await ask(showUser, `?id=${applicant._id}`);
  const degree = documents.find(({ kind }: { kind: string }) => kind === 'degree');
  await ask(askForCopy, '', { id: applicant._id, paper: degree._id, reason: 'The seal cannot be read.' });

  await openPage('/login/doctor');
  const user = userEvent.setup();
  await user.type(field(/^Mobile number/), applicant.phone.number);
  await press(user, 'Send code');
  expect(await screen.findByRole('heading', { name: 'We need a clearer copy of one of your documents' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Send a clearer copy' }));
  await title('Prove your phone and email');
  await user.type(field(/^Mobile number/), applicant.phone.number);
  await press(user, 'Send code');
  await user.type(await screen.findByLabelText(/Six-digit code/), codeSentTo(`+91${applicant.phone.number}`) ?? '');
  await press(user, 'Verify and go on');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  await press(user, 'Continue');
  await title('Your documents');
  expect(screen.getByText('We need a clearer copy of your degree certificate')).toBeVisible();
  expect(screen.getByText('The seal cannot be read.')).toBeVisible();
  await user.upload(screen.getByLabelText('Degree certificate'), paper('clear.png'));
  await waitFor(() => expect(screen.queryByText('The seal cannot be read.')).toBeNull());
  expect(screen.getByText('clear.png')).toBeVisible();
  expect(screen.queryByText(degree.name)).toBeNull();
  await press(user, 'Continue');
  await title('Your application is with us');
});
