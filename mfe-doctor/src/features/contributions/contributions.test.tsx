import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watchRequests } from '@tvacha/mock-api/jest';
import { notices, sessionOf } from '@tvacha/mock-api/test-page';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import {
  addPicture,
  deleteContribution,
  listContributions,
  saveContribution,
  showContribution,
} from '@tvacha/shared-contract/routes/contributions';
import { call } from '@tvacha/shared-core/http';
import { endSession, startSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { openPage } from '../../common/test-page';

const unknownId = '00000000-0000-4000-8000-000000000000';
const rows = () => screen.findByRole('list', { name: 'Contributions' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });

/** Begins a draft as a doctor does. */
async function begin(kind: 'A case' | 'A picture' = 'A picture') {
  const page = await openPage('/doctor/contributions/new');
  await press(kind);
  await screen.findByRole('heading', { level: 1, name: kind === 'A case' ? 'Your case' : 'Your picture' });
  return page;
}
const idHere = () => location.pathname.split('/')[3] ?? '';
/** Logs in on the page that stands open, as far as the page is concerned. */
const enterAs = async (persona: 'doctor') => {
  const session = await sessionOf(persona);
  return act(async () => (session ? startSession(session) : undefined));
};
const step = async (name: string) => {
  const nav = within(screen.getByRole('navigation', { name: 'Steps of the contribution' }));
  while (!nav.queryByText(name)?.closest('[aria-current]')) await press('Next');
};

test('[DOC-06] what colleagues share is narrowed by kind, site and skin type, with counts; the address keeps it', async () => {
  const asked = watchRequests();
  await openPage('/doctor/contributionlist?type=case');
  const all = within(await rows()).getAllByRole('article').length;
  const scalp = await screen.findByRole('checkbox', { name: /^Scalp/ });
  await userEvent.click(scalp);
  await waitFor(() => expect(location.search).toBe('?type=case&bodySite=scalp'));
  await waitFor(async () => expect(within(await rows()).getAllByRole('article').length).toBeLessThan(all));
  const sites = asked
    .filter(({ pathname }) => pathname === listContributions.path)
    .map(({ searchParams }) => searchParams.get('bodySite'));
  expect(sites).toEqual([null, 'scalp']);
});

test('[PERM-02] [NAV-08] who may read cases alone comes from the menu’s images to the cases', async () => {
  const permissions = [{ section: 'Contribution Cases', read: true }];
  altered(lookUpUser, () => ({ roleId: { _id: 'one', name: 'Cases alone', permissions } }));
  await openPage('/doctor/contributionlist?type=image');
  await waitFor(() => expect(location.search).toBe('?type=case'));
  expect(within(await rows()).getAllByRole('article').length).toBeGreaterThan(0);
});

test('[DOC-06] as a quiz a case shows its pictures first, and says what it is when it was thought about', async () => {
  await openPage('/doctor/contributionlist?type=case&as=quiz');
  const [first] = within(await rows()).getAllByRole('link');
  const { items } = await call(listContributions, { query: { type: 'case' } });
  const chosen = items.find(({ _id }) => first?.getAttribute('href')?.includes(_id));
  expect(screen.queryByText(chosen?.title ?? '')).toBeNull();
  await userEvent.click(first as HTMLElement);
  await userEvent.type(await field('What do you think it is?'), 'Ringworm?');
  expect(screen.queryByText(chosen?.diagnosis ?? '')).toBeNull();
  expect(screen.getAllByRole('img', { name: 'Picture 1' })[0]).toBeVisible();
  await press('Show the diagnosis');
  expect(await screen.findByText(chosen?.diagnosis ?? '')).toBeVisible();
  expect(screen.getByText('Ringworm?')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Teaching point' })).toBeVisible();
});

test('[DOC-06] pictures are enlarged by keys, and two stand side by side in step', async () => {
  await openPage('/doctor/contributionlist?type=case');
  await userEvent.click(within(await rows()).getAllByRole('link')[0] as HTMLElement);
  const [stage] = await screen.findAllByRole('group', { name: /Plus and minus zoom/ });
  stage?.focus();
  await userEvent.keyboard('++');
  await press('Side by side');
  const stages = screen.getAllByRole('group', { name: /Plus and minus zoom/ });
  const scales = stages.map((one) => within(one).getByRole('img').style.getPropertyValue('--scale'));
  expect(scales).toHaveLength(2);
  expect(Number(scales[0])).toBeGreaterThan(1.5);
  expect(scales[1]).toBe(scales[0]);
  await press('Whole picture');
  expect(
    within(stages[0] as HTMLElement)
      .getByRole('img')
      .style.getPropertyValue('--scale'),
  ).toBe('1');
});

test('[DOC-06] a draft is kept as it is written, says what is missing, and is there when it is opened again', async () => {
  const page = await begin();
  await userEvent.type(await field('The site in words'), 'Finger web');
  await step('Story');
  await userEvent.type(await field('Title'), 'A burrow');
  await waitFor(async () => {
    const kept = await call(showContribution, { query: { id: idHere() } });
    expect([kept.title, kept.details.site]).toEqual(['A burrow', 'Finger web']);
  });
  const path = `/doctor/contributions/${idHere()}/edit?step=story`;
  page.unmount();
  sessionStorage.clear();
  await openPage(path);
  expect(await field('Title')).toHaveValue('A burrow');
  await step('Consent');
  expect(screen.getByText(/^\d+ things are missing$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send to our editors' })).toBeDisabled();
});

test('[SES-04] [DOC-06] ended by another device in mid-form, it is there for the same person’s next login, and for nobody else', async () => {
  const page = await begin();
  const path = `/doctor/contributions/${idHere()}/edit?step=story`;
  await step('Story');
  await userEvent.type(await field('Title'), 'A burrow');
  await waitFor(async () => expect((await call(showContribution, { query: { id: idHere() } })).title).toBe('A burrow'));
  await globalThis.mockServer.signIn('doctor');
  page.unmount();
  // As the shell does where another device ended the session.
  storage.clearSession({ drafts: true });

  const again = await openPage(path);
  expect(await field('Title')).toHaveValue('A burrow');
  again.unmount();
  await openPage(path, 'admin');
  expect(await screen.findByRole('heading', { name: /could not find/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent('burrow');
});

test('[SES-04] [DOC-06] a caption that was not kept when another device ended the session is there at the next login', async () => {
  const picture = { _id: unknownId, url: '/one.png', caption: '', checked: false, width: 8, height: 8, thumbnails: [] };
  altered(showContribution, () => ({ pictures: [picture] }));
  await begin();
  await step('Pictures');
  await userEvent.type(await field('Caption of picture 1'), 'Burrow');
  await userEvent.click(screen.getByRole('checkbox', { name: /^In picture 1/ }));
  await act(() => endSession('replaced'));
  expect(await field('Caption of picture 1')).toHaveValue('');
  await enterAs('doctor');
  expect(await field('Caption of picture 1')).toHaveValue('Burrow');
  expect(screen.getByRole('checkbox', { name: /^In picture 1/ })).toBeChecked();
});

test('[DOC-06] written on two devices both texts are shown, and one is chosen', async () => {
  await begin();
  const id = idHere();
  await step('Story');
  const { mine } = await call(showContribution, { query: { id } });
  await call(saveContribution, {
    query: { id },
    body: { type: 'image', version: mine?.version ?? 1, title: 'From the phone', details: {} },
  });
  await userEvent.type(await field('Title'), 'From the desk');
  expect(await screen.findByText('It was changed on another device meanwhile')).toBeVisible();
  expect(screen.getByText('From the phone')).toBeVisible();
  expect(await field('Title')).toHaveValue('From the desk');
  await press('Keep what stands here');
  await waitFor(async () => expect((await call(showContribution, { query: { id } })).title).toBe('From the desk'));
});

test('[DOC-06] while the line is away nothing is lost, and it is kept when the line is back', async () => {
  await begin();
  const id = idHere();
  answer(saveContribution, 503, 'UNAVAILABLE', null, { once: true });
  await userEvent.type(await field('The site in words'), 'Shin');
  expect(await screen.findByText(/Not kept yet/)).toBeVisible();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Kept')).toBeVisible();
  expect((await call(showContribution, { query: { id } })).details.site).toBe('Shin');
});

test('[DOC-06] [API-03] a picture that is refused says why at its name, and is tried again; an age of 200 is said', async () => {
  const page = await begin();
  await userEvent.type(await field('Age in years'), '200');
  expect(await screen.findByText('Write a whole number from 0 to 120.')).toBeVisible();
  await step('Pictures');
  answer(addPicture, 413, 'PAYLOAD_TOO_LARGE', null, { once: true });
  const upload = userEvent.setup({ applyAccept: false });
  await upload.upload(
    screen.getByLabelText('Pictures, one by one'),
    new File([new Uint8Array(2000)], 'shin.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/large/);
  const issues = [{ path: 'files.contributionImage.0', message: 'This file is damaged' }];
  answer(addPicture, 400, 'DOCUMENT_VALIDATION_ERROR', { issues }, { once: true });
  await press('Try again: shin.jpg');
  expect(await screen.findByText('This file is damaged')).toBeVisible();
  expect(notices(page)).toEqual([]);
});

test('[DOC-06] [API-03] a contribution of one’s own is deleted when that was confirmed', async () => {
  const page = await openPage('/doctor/contributionlist?mine=true&state=published');
  await userEvent.click(within(await rows()).getAllByRole('link')[0] as HTMLElement);
  const requests = watchRequests();
  await press('Delete');
  expect(requests.filter(({ pathname }) => pathname === deleteContribution.path)).toEqual([]);
  const confirm = async () =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  // What was refused is said on the page, and not asked about any longer.
  answer(deleteContribution, 503, 'UNAVAILABLE', null, { once: true });
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).not.toBe('/doctor/contributionlist');
  await press('Delete');
  await confirm();
  await waitFor(() => expect(notices(page)).toEqual(['Data Deleted']));
  await waitFor(() => expect(location.pathname).toBe('/doctor/contributionlist'));
});
