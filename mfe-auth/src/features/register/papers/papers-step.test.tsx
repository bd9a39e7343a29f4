import { screen, waitFor, within } from '@testing-library/react';
import { answer, codeSentTo, network } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { updateProfile } from '@tvacha/shared-contract/routes/account';
import { toasts } from '@tvacha/shared-contract/toasts';
import { openPage } from '../../../common/test-login';
import { freeCode, leela, paper, press, reachDocuments } from '../test-register';

const open = () => openPage(`/register/doctor?code=${freeCode}`);
const degree = () => screen.getByLabelText('Degree certificate');
const card = () => screen.getByLabelText('Visiting card');
const files = (name: RegExp) => within(screen.getByRole('list', { name }));
const uploaded = (count: number) => waitFor(() => expect(screen.getAllByText(/^Uploaded/)).toHaveLength(count));

/** Counts the calls that send or take away papers. */
function watchPapers(): string[] {
  const seen: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === updateProfile.path) seen.push(request.method);
  });
  return seen;
}

test('[AUTH-02] [SEC-33] a file of a wrong kind, an empty one and one of 50 MB are refused with why, and not sent', async () => {
  await open();
  const user = await reachDocuments();
  const sent = watchPapers();
  const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  const large = new File(['%PDF'], 'large.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 });
  await user.upload(degree(), [film, large, new File([], 'empty.pdf', { type: 'application/pdf' })]);
  const refusal = screen.getByText('3 files were not taken').parentElement;
  expect(refusal).toHaveTextContent('film.mp4: this kind of file is not taken.');
  expect(refusal).toHaveTextContent('large.pdf: 50 MB is too large. The most is 10 MB.');
  expect(refusal).toHaveTextContent('empty.pdf');
  await press(user, 'Continue');
  expect(degree()).toHaveAccessibleDescription(expect.stringContaining('Add your degree certificate.'));
  expect(card()).toHaveAccessibleDescription(expect.stringContaining('Add your visiting card.'));
  expect(sent).toEqual([]);
});

test('[AUTH-02] [SEC-32] what only looks like a paper is refused by the server: DOCUMENT_VALIDATION_ERROR at its row', async () => {
  const page = await open();
  const user = await reachDocuments();
  await user.upload(degree(), [
    new File(['<svg onload="x"/>'], 'fake.png', { type: 'image/png' }),
    paper('degree.png'),
  ]);
  await uploaded(1);
  const row = files(/Degree certificate/)
    .getByText('fake.png')
    .closest('li') as HTMLElement;
  expect(within(row).getByRole('alert')).toHaveTextContent(toasts.DOCUMENT_VALIDATION_ERROR.text);
  expect(page.store.getState().toasts).toContainEqual(expect.objectContaining(toasts.DOCUMENT_VALIDATION_ERROR));
  await press(user, 'Remove fake.png');
  expect(screen.queryByText('fake.png')).not.toBeInTheDocument();
});

test('[AUTH-09] a paper is taken away again, and then the registration is not complete', async () => {
  const page = await open();
  const user = await reachDocuments();
  await user.upload(degree(), paper('degree.png'));
  await user.upload(card(), paper('card.png'));
  await uploaded(2);
  expect(page.store.getState()).toMatchObject({ firstTimeLogin: { userData: { isComplete: true } } });
  await press(user, 'Remove card.png');
  await waitFor(() =>
    expect(page.store.getState()).toMatchObject({ firstTimeLogin: { userData: { isComplete: false } } }),
  );
  await press(user, 'Continue');
  expect(card()).toHaveAccessibleDescription(expect.stringContaining('Add your visiting card.'));
});

test('[UX-05] a failed upload says so, keeps the file and is tried again', async () => {
  await open();
  const user = await reachDocuments();
  answer(updateProfile, 503, 'UNAVAILABLE');
  await user.upload(degree(), paper('degree.png'));
  expect(await screen.findByText(/We cannot reach the portal/)).toBeVisible();
  network.resetHandlers();
  await press(user, 'Try again: degree.png');
  await uploaded(1);
});

test('[AUTH-02] when the scoped token has ended a proved contact is proved anew, and what was chosen is sent then', async () => {
  const page = await open();
  const user = await reachDocuments();
  answer(updateProfile, 401, 'SESSION_EXPIRED', null, { once: true });
  await user.upload(degree(), paper('degree.png'));
  expect(await screen.findByText('Please prove once more that it is you')).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  expect(page.store.getState().session.notice).toBeNull();

  await press(user, 'Send code');
  await user.type(await screen.findByLabelText(/Six-digit code/), codeSentTo(`+91${leela.phone}`) ?? '');
  expect(notices(page).at(-1)).toBe(toasts['login-otp-sent'].text);
  await press(user, 'Verify and go on');
  await uploaded(1);
  expect(screen.queryByText('Please prove once more that it is you')).not.toBeInTheDocument();
});
