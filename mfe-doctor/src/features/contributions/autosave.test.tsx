import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watchRequests } from '@tvacha/mock-api/jest';
import {
  addPicture,
  deleteContribution,
  saveContribution,
  showContribution,
} from '@tvacha/shared-contract/routes/contributions';
import { CallError, call } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { portalStore } from '@tvacha/shared-core/store';
import { openPage } from '../../common/test-page';
import { contributionDetails } from './contributions';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const idHere = () => location.pathname.split('/')[3] ?? '';
const atServer = () => call(showContribution, { query: { id: idHere() } });

async function begin() {
  const page = await openPage('/doctor/contributions/new');
  await press('A picture');
  await screen.findByRole('heading', { level: 1, name: 'Your picture' });
  return page;
}
const step = async (name: string) => {
  const nav = within(screen.getByRole('navigation', { name: 'Steps of the contribution' }));
  while (!nav.queryByText(name)?.closest('[aria-current]')) await press('Next');
};
const siteKept = (site: string) => waitFor(async () => expect((await atServer()).details.site).toBe(site));
/** Another device writes this into the draft. */
async function elsewhere(change: object, details: object = {}) {
  const { mine } = await atServer();
  const body = { type: 'image' as const, version: mine?.version ?? 0, ...change, details };
  return call(saveContribution, { query: { id: idHere() }, body });
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = () =>
  new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], 'shin.png', { type: 'image/png' });

test('[DOC-06] a field that cannot be kept holds back itself alone, and is named', async () => {
  await begin();
  await userEvent.type(await field('Age in years'), '200');
  await userEvent.type(await field('The site in words'), 'Shin');
  await siteKept('Shin');
  expect((await atServer()).details.age).toBeNull();
  expect(screen.getByText(/^Kept, but not yet: Age in years\./)).toBeVisible();
  await step('Consent');
  expect(screen.getByText(/^Kept, but not yet: Age in years\./)).toBeVisible();
});

test('[DOC-06] a save whose answer was lost is no other device: one writes on, and is not asked', async () => {
  await begin();
  answer(saveContribution, 503, 'UNAVAILABLE', null, { once: true });
  const site = await field('The site in words');
  await userEvent.type(site, 'Shin');
  expect(await screen.findByText(/^Not kept yet/)).toBeVisible();
  await elsewhere({}, { site: 'Shin' });
  await userEvent.type(site, ', left');
  await siteKept('Shin, left');
  expect(screen.queryByText('It was changed on another device meanwhile')).toBeNull();
});

test('[DOC-06] what was chosen, ticked and added on another device stands beside what stands here, and is taken whole', async () => {
  await begin();
  await call(addPicture, {
    query: { id: idHere() },
    body: { caption: 'Burrow' },
    files: { contributionImage: [picture()] },
  });
  await elsewhere({ bodySite: 'hands', ownsRights: true, title: 'From the phone' }, { age: 34 });
  await userEvent.type(await field('The site in words'), 'Finger web');
  await screen.findByText('It was changed on another device meanwhile');
  const rows = screen.getAllByRole('definition').map((row) => row.textContent);
  expect(rows).toEqual([
    ...['There 34', 'Here Nothing'],
    ...['There Hands', 'Here Nothing'],
    ...['There Nothing', 'Here Finger web'],
    ...['There From the phone', 'Here Nothing'],
    ...['There Yes', 'Here No'],
  ]);
  await press('Take that one');
  expect(await field('Age in years')).toHaveValue('34');
  expect(screen.getByText('Kept')).toBeVisible();
  await step('Pictures');
  expect(await field('Caption of picture 1')).toHaveValue('Burrow');
});

test('[DOC-06] what was changed on another device is taken over where nothing stands here that is not kept', async () => {
  await begin();
  await userEvent.type(await field('The site in words'), 'Shin');
  await siteKept('Shin');
  await elsewhere({}, { site: 'Shin, both sides' });
  await act(async () => void portalStore().dispatch(contributionDetails.invalidate()));
  await waitFor(async () => expect(await field('The site in words')).toHaveValue('Shin, both sides'));
  await userEvent.type(await field('The site in words'), '!');
  await siteKept('Shin, both sides!');
});

test('[SES-04] [DOC-06] what the server has is no draft of this tab any more', async () => {
  await begin();
  await userEvent.type(await field('The site in words'), 'Shin');
  expect(storage.get('drafts')).toContain('Shin');
  await siteKept('Shin');
  await waitFor(() => expect(storage.get('drafts') ?? '').not.toContain('Shin'));
});

test('[DOC-06] left and opened again it is as it was written last, without a word of another device', async () => {
  await begin();
  await userEvent.type(await field('The site in words'), 'Shin');
  await siteKept('Shin');
  await waitFor(() => expect(storage.get('drafts') ?? '').not.toContain('Shin'));
  await userEvent.click(screen.getByRole('link', { name: 'My contributions' }));
  await screen.findByRole('list', { name: 'Contributions' });
  act(() => history.back());
  await waitFor(async () => expect(await field('The site in words')).toHaveValue('Shin'));
  await userEvent.type(await field('The site in words'), ', left');
  await siteKept('Shin, left');
  expect(screen.queryByText('It was changed on another device meanwhile')).toBeNull();
});

test('[DOC-06] a picture that has not arrived is named as missing; one still to be looked at is there after a turn', async () => {
  await begin();
  await step('Pictures');
  answer(addPicture, 503, 'UNAVAILABLE', null, { once: true });
  await userEvent.upload(screen.getByLabelText('Pictures, one by one'), picture());
  await screen.findByRole('button', { name: 'Try again: shin.png' });
  await step('Consent');
  await userEvent.click(await screen.findByRole('link', { name: /^a picture that is still to be looked at/ }));
  await press('Try again: shin.png');
  await screen.findByRole('checkbox', { name: /^In picture 1/ });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 1, height: 1, close: () => undefined }) });
  await userEvent.upload(screen.getByLabelText('Pictures, one by one'), picture());
  await screen.findByRole('heading', { name: 'Before it is sent: shin.png' });
  await step('Consent');
  await userEvent.click(await screen.findByRole('link', { name: /^a picture that is still to be looked at/ }));
  await screen.findByRole('heading', { name: 'Before it is sent: shin.png' });
  await press('Leave it out');
  await step('Consent');
  expect(screen.queryByRole('link', { name: /^a picture that is still to be looked at/ })).toBeNull();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
});

test('[DOC-06] [API-03] a draft is deleted where it is written, and leaves nothing in the tab', async () => {
  await begin();
  const id = idHere();
  await userEvent.type(await field('The site in words'), 'Shin');
  const requests = watchRequests();
  await press('Delete');
  expect(requests.filter(({ pathname }) => pathname === deleteContribution.path)).toEqual([]);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(location.pathname).toBe('/doctor/contributionlist'));
  expect(storage.get('drafts') ?? '').not.toContain(id);
  await expect(call(showContribution, { query: { id } })).rejects.toThrow(CallError);
});
