import { act, screen, waitFor } from '@testing-library/react';
import { answer, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { createPassword } from '@tvacha/shared-contract/routes/auth';
import { createAccount } from '@tvacha/shared-contract/routes/registration';
import { hear, openPage } from '../../common/test-login';
import { freeCode, leela, paper, press, reachDocuments, title } from './test-register';

const at = `/register/doctor?code=${freeCode}`;

test('[AUTH-02] [AUTH-03] a doctor registers: details, a code, two papers, a password, and waits for approval', async () => {
  const created = watch(createAccount);
  const heard = hear(await openPage(at));
  const user = await reachDocuments();
  expect(created).toEqual([
    {
      name_titel: 'Dr.',
      first_name: 'Leela',
      last_name: 'Menon Nair',
      email: leela.email,
      phone: { code: '+91', number: leela.phone },
      address: { state: '', city: '', pincode: '' },
      checkedTOC: true,
      customerId: freeCode,
    },
  ]);
  await user.upload(screen.getByLabelText('Degree certificate'), paper('degree.png'));
  await user.upload(screen.getByLabelText('Visiting card'), paper('card.png'));
  await waitFor(() => expect(screen.getAllByText(/^Uploaded/)).toHaveLength(2));
  await press(user, 'Continue');
  await title('A password, if you want one');
  await user.type(screen.getByLabelText('New password'), 'Lantern-river-88');
  await user.type(screen.getByLabelText('New password again'), 'Lantern-river-88');
  await press(user, 'Set password');
  await title('Your application is with us');
  expect(screen.getByText('Your email is still to be proved')).toBeVisible();
  expect(heard()).toEqual([
    'User Created Successfully',
    'Verified Successfully',
    'Udate Successful',
    'Password Created Successfully',
  ]);
  expect(sessionStorage.getItem('scopedToken')).toBeNull();

  const back = new Promise((gone) => addEventListener('popstate', gone, { once: true }));
  await act(async () => {
    history.back();
    await back;
  });
  await title('Your documents');
  expect(location.search).toContain('step=documents');
  expect(screen.getByText('Your documents are with us')).toBeVisible();
});

test('[AUTH-02] [AUTH-03] a password that cannot be kept is tried again; where there is one already, it stays and one goes on', async () => {
  const page = await openPage(at);
  const user = await reachDocuments();
  await user.upload(screen.getByLabelText('Degree certificate'), paper('degree.png'));
  await user.upload(screen.getByLabelText('Visiting card'), paper('card.png'));
  await waitFor(() => expect(screen.getAllByText(/^Uploaded/)).toHaveLength(2));
  await press(user, 'Continue');
  await title('A password, if you want one');
  await press(user, 'Back');
  await title('Your documents');
  await press(user, 'Continue');
  await title('A password, if you want one');

  answer(createPassword, 500, 'SERVER_ERROR', null, { once: true });
  await user.type(screen.getByLabelText('New password'), 'Lantern-river-88');
  await user.type(screen.getByLabelText('New password again'), 'Lantern-river-88');
  await press(user, 'Set password');
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeVisible();
  await title('A password, if you want one');
  answer(createPassword, 409, 'CONFLICT', null, { once: true });
  await press(user, 'Set password');
  await title('Your application is with us');
  expect(notices(page)).not.toContain('Password Created Successfully');
});
