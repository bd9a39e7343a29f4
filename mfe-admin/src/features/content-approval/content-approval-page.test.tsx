import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, network, useFault, watch, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import {
  approveContribution,
  listAllContributions,
  rejectContribution,
  returnContribution,
  showAnyContribution,
} from '@tvacha/shared-contract/routes/admin/moderation';
import { call } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { callAs, dialog, openId, openOffice, pretend } from '../../common/test-office';

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const inFull = () => call(showAnyContribution, { query: { id: openId() } });

/** Opens the first that waits. */
async function openFirst() {
  const user = userEvent.setup();
  await user.click((await rows())[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('region', { name: 'Text' });
  const press = async (name: string) => user.click(await drawer.findByRole('button', { name }));
  return { user, drawer, press, seen: await inFull() };
}
test('[ADM-04] what waits is listed, longest first; the address keeps state, kind and words', async () => {
  const asked = watchRequests();
  await openOffice('/admin/content-approval');
  const waiting = (await rows()).length;
  expect(await screen.findByRole('radio', { name: new RegExp(`Waiting\\s*${waiting}`) })).toBeChecked();
  for (const row of await rows()) expect(row).toHaveTextContent('Waiting');
  await userEvent.click(screen.getByRole('radio', { name: /^Published/ }));
  await waitFor(() => expect(location.search).toBe('?state=published'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search contributions' }), 'nothing like it');
  expect(await screen.findByText('No contributions here')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show what waits' }));
  expect(location.search).toBe('');
  const states = asked
    .filter(({ pathname }) => pathname === listAllContributions.path)
    .map(({ searchParams }) => searchParams.get('state'));
  expect(new Set(states)).toEqual(new Set(['pending', 'published']));
});

test('[ADM-04] all of it is read before it is decided on: pictures, text, patient and the words of the consent', async () => {
  await openOffice('/admin/content-approval');
  const { drawer, seen } = await openFirst();
  expect(drawer.getAllByRole('img', { name: /^Picture 1/ })[0]).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  for (const text of [seen.summary, seen.diagnosis, `Skin type ${seen.skinTone}`, seen.consent?.text ?? ''])
    expect(drawer.getByText(text)).toBeVisible();
  expect(drawer.getByText(/^Agreed on /)).toBeVisible();
});

test('[ADM-04] [API-03] what is approved leaves what waits, and is said by the product’s notice', async () => {
  const page = await openOffice('/admin/content-approval');
  const waiting = (await rows()).length;
  const { user, drawer, press, seen } = await openFirst();
  await press('Approve');
  await user.click(within(await dialog(/^Approve “/)).getByRole('button', { name: 'Approve' }));
  expect(await drawer.findByText(`“${seen.title}” is published.`)).toBeVisible();
  expect(notices(page)).toEqual(['Content Approved Successfully']);
  expect(await screen.findByRole('radio', { name: new RegExp(`Waiting\\s*${waiting - 1}`) })).toBeInTheDocument();
  expect((await inFull()).state).toBe('published');
});

test('[ADM-04] [DOC-06] it is given back with a note for each thing to change; an empty note is said', async () => {
  await openOffice('/admin/content-approval');
  const sent = watch(returnContribution);
  const { user, drawer, press, seen } = await openFirst();
  await press('Give back');
  const asking = within(await dialog(/^Give “.*” back\?$/));
  await user.type(asking.getByLabelText('Note 1'), 'Crop the label.');
  await user.click(asking.getByRole('button', { name: 'Another note' }));
  await user.click(asking.getByRole('button', { name: 'Give back' }));
  expect(await asking.findByText('Say what should change.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(asking.getByRole('button', { name: 'Remove note 2' }));
  await user.click(asking.getByRole('button', { name: 'Give back' }));
  expect(await drawer.findByText(/is back with its author/)).toBeVisible();
  const notes = [{ field: 'pictures', text: 'Crop the label.' }];
  expect(sent).toEqual([{ id: seen._id, version: seen.version, notes }]);
  expect(await inFull()).toMatchObject({ state: 'returned', notes });
});

test('[ADM-04] the notes that are being written stay over a reload; put aside, the next begins empty', async () => {
  // The browser keeps a draft for its tab; a test's store begins with nothing.
  const begin = async (drafts = '') => {
    const page = await openOffice('/admin/content-approval');
    storage.set('drafts', drafts);
    const { user, press } = await openFirst();
    const ask = async () => {
      await press('Give back');
      return within(await dialog(/^Give “.*” back\?$/));
    };
    return { page, user, ask };
  };
  const before = await begin();
  const typed = await before.ask();
  await before.user.type(typed.getByLabelText('Note 1'), 'Crop the label.');
  for (const text of ['Second.', 'Say when it was taken.']) {
    await before.user.click(typed.getByRole('button', { name: 'Another note' }));
    await before.user.type(typed.getAllByRole('textbox', { name: /^Note/ }).at(-1) as HTMLElement, text);
  }
  await before.user.click(typed.getByRole('button', { name: 'Remove note 2' }));
  const kept = storage.get('drafts') ?? '';
  await before.page.unmount();
  const after = await begin(kept);
  const again = await after.ask();
  const notes = () => again.getAllByRole('textbox', { name: /^Note/ }).map((box) => (box as HTMLInputElement).value);
  expect(notes()).toEqual(['Crop the label.', 'Say when it was taken.']);
  await after.user.click(again.getByRole('button', { name: 'Cancel' }));
  const next = await after.ask();
  expect(next.getByRole('textbox', { name: /^Note/ })).toHaveValue('');
});

test('[ADM-04] [DOC-06] turned down for want of rights it says so, with a reason that helps', async () => {
  await openOffice('/admin/content-approval');
  const sent = watch(rejectContribution);
  const { user, drawer, press } = await openFirst();
  await press('Turn down');
  const asking = within(await dialog(/^Turn “.*” down\?$/));
  await user.type(asking.getByLabelText('Reason'), 'No');
  await user.click(asking.getByRole('button', { name: 'Turn down' }));
  expect(await asking.findByText(/Write at least 10 characters/)).toBeVisible();
  await user.type(asking.getByLabelText('Reason'), 't yours: the picture is from an atlas.');
  await user.click(asking.getByRole('checkbox', { name: 'Text or pictures belong to somebody else' }));
  await user.click(asking.getByRole('button', { name: 'Turn down' }));
  expect(await drawer.findByText(/is turned down/)).toBeVisible();
  expect(sent).toMatchObject([{ reason: 'Not yours: the picture is from an atlas.', lacksRights: true }]);
});

test('[ADM-04] of two who decide the second hears of it, and sees how it stands', async () => {
  await openOffice('/admin/content-approval');
  const { user, drawer, press, seen } = await openFirst();
  await callAs('subAdminWithout', approveContribution, { id: seen._id, version: seen.version });
  await press('Approve');
  await user.click(within(await dialog(/^Approve “/)).getByRole('button', { name: 'Approve' }));
  expect(await drawer.findByText(/decided on or changed in the meantime/)).toBeVisible();
  expect(await drawer.findByText('Published')).toBeVisible();
});

test('[ADM-04] [SEC-44] without the consent in force it cannot be approved, and it is said why', async () => {
  altered(showAnyContribution, () => ({ consented: false }));
  await openOffice('/admin/content-approval');
  const { drawer } = await openFirst();
  expect(drawer.getByText('The patient’s consent is not in force')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(drawer.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(/rights and consent/);
});

test('[ADM-01] [PERM-03] with read alone there is nothing to decide with', async () => {
  pretend([{ section: 'Content Approval', read: true }]);
  await openOffice('/admin/content-approval', 'subAdminWithout');
  const { drawer } = await openFirst();
  expect(drawer.getByText('Your role may read contributions, but not decide on them.')).toBeVisible();
  for (const name of ['Approve', 'Give back', 'Turn down'])
    expect(drawer.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('[ADM-01] whoever may not read the section sees that, and nothing is asked for', async () => {
  const calls = watchRequests();
  await openOffice('/admin/content-approval', 'subAdmin');
  expect(await screen.findByText('You cannot open Content Approval')).toBeVisible();
  expect(calls.map(({ pathname }) => pathname)).not.toContain(listAllContributions.path);
});

test('[ADM-04] an empty list is no failure; a failed one is said in its place and mended by “Try again”', async () => {
  useFault('emptyLists');
  const page = await openOffice('/admin/content-approval');
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  page.unmount();
  network.resetHandlers();
  answer(listAllContributions, 500, 'SERVER_ERROR');
  await openOffice('/admin/content-approval');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The contributions could not be loaded')).toBeVisible();
  network.resetHandlers();
  await userEvent.click(retry);
  expect((await rows()).length).toBeGreaterThan(0);
});

test('[ADM-04] the address of a contribution opens it; one that its author took back is said', async () => {
  await openOffice('/admin/content-approval?id=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText('There is no such contribution')).toBeVisible();
});
