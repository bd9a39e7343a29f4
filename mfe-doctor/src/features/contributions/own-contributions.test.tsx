import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watch, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import {
  addPicture,
  deleteContribution,
  reopenContribution,
  saveContribution,
  showContribution,
} from '@tvacha/shared-contract/routes/contributions';
import { call } from '@tvacha/shared-core/http';
import { openPage } from '../../common/test-page';

const rows = () => screen.findByRole('list', { name: 'Contributions' });
const articles = async () => within(await rows()).getAllByRole('article');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const idHere = () => location.pathname.split('/')[3] ?? '';

async function begin() {
  const page = await openPage('/doctor/contributions/new');
  await press('A picture');
  await screen.findByRole('heading', { level: 1, name: 'Your picture' });
  return page;
}

test.each([
  ['Published', /^\/doctor\/contributions\/[^/]+$/, 'Other doctors can read it.'],
  ['Turned down', /^\/doctor\/contributions\/[^/]+$/, /^The reason: /],
  ['Returned', /^\/doctor\/contributions\/[^/]+\/edit$/, 'What our editors ask you to change'],
])(
  '[DOC-06] of one’s own those in the state %s are found, and lead to where one goes on',
  async (state, path, words) => {
    await openPage('/doctor/contributionlist?mine=true');
    const all = (await articles()).length;
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^${state}`) }));
    await waitFor(async () => expect((await articles()).length).toBeLessThan(all));
    const found = await articles();
    for (const one of found) expect(one).toHaveTextContent(state);
    await userEvent.click(within(found[0] as HTMLElement).getByRole('link'));
    await waitFor(() => expect(location.pathname).toMatch(path));
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('[DOC-06] what the editors ask to change, and what is missing yet, lead to the step of its field', async () => {
  const returned = await openPage('/doctor/contributionlist?mine=true&state=returned');
  await userEvent.click(within((await articles())[0] as HTMLElement).getByRole('link'));
  await userEvent.click(await screen.findByRole('link', { name: 'What the picture shows' }));
  await waitFor(() => expect(location.search).toBe('?step=story'));
  expect(await screen.findByRole('textbox', { name: 'What the picture shows' })).toBeVisible();
  returned.unmount();
  await begin();
  while (!screen.queryByRole('button', { name: 'Send to our editors' })) await press('Next');
  for (const [missing, field] of [
    ['the diagnosis', 'Diagnosis'],
    ['what the picture shows (10 characters or more)', 'What the picture shows'],
  ] as const) {
    await userEvent.click(await screen.findByRole('link', { name: missing }));
    expect(await screen.findByRole('textbox', { name: field })).toBeVisible();
    while (!screen.queryByRole('button', { name: 'Send to our editors' })) await press('Next');
  }
});

test('[DOC-06] [ADM-04] decided while its author was about to edit it: they are told, and it is not opened', async () => {
  const page = await openPage('/doctor/contributionlist?mine=true&state=published');
  await userEvent.click(within((await articles())[0] as HTMLElement).getByRole('link'));
  await press('Edit');
  answer(reopenContribution, 409, 'CONFLICT');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make it a draft' }));
  expect(await screen.findByText('It has changed meanwhile')).toBeVisible();
  expect(location.pathname).not.toMatch(/edit$/);
  expect(notices(page)).toEqual([]);
});

test('[DOC-06] removed on another device while one writes, it says so, keeps what was written in view and sends no more', async () => {
  await begin();
  await call(deleteContribution, { query: { id: idHere() } });
  const sent = watch(saveContribution);
  const site = screen.getByRole('textbox', { name: 'The site in words' });
  await userEvent.type(site, 'Shin');
  expect(await screen.findByText(/^It is with our editors, or was removed meanwhile/)).toBeVisible();
  expect(site).toHaveValue('Shin');
  const before = sent.length;
  await userEvent.type(site, ', left');
  dispatchEvent(new Event('online'));
  while (!screen.queryByRole('button', { name: 'Send to our editors' })) await press('Next');
  expect(screen.getByRole('button', { name: 'Send to our editors' })).toBeDisabled();
  expect(sent).toHaveLength(before);
});

test('[DOC-06] of eleven pictures the eleventh is refused before it is sent', async () => {
  await begin();
  const requests = watchRequests();
  const asked = () => requests.filter(({ pathname }) => pathname === addPicture.path).length;
  while (!screen.queryByLabelText('Pictures, one by one')) await press('Next');
  answer(addPicture, 413, 'PAYLOAD_TOO_LARGE');
  const files = Array.from({ length: 11 }, (_, at) => new File(['x'], `shin-${at + 1}.jpg`, { type: 'image/jpeg' }));
  await userEvent.upload(screen.getByLabelText('Pictures, one by one'), files);
  expect(await screen.findByText('shin-11.jpg: there is room for 10 files.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Try again: shin-/ })).toHaveLength(10));
  expect(asked()).toBe(10);
});

/** As much of a PNG as says how large it is. */
const png = (width: number, height: number) => {
  const head = new DataView(new ArrayBuffer(33));
  head.setUint32(0, 0x89504e47);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return head;
};

test('[DOC-06] [SEC-32] each picture is looked at before it is sent; why one cannot be taken is said, and the next comes', async () => {
  const close = jest.fn();
  const decode = jest.fn(async () => ({ width: 8, height: 6, close }));
  Object.assign(globalThis, { createImageBitmap: decode });
  const painted: unknown[][] = [];
  const context = {
    fillStyle: '',
    drawImage: () => painted.splice(0),
    fillRect(...rect: number[]) {
      painted.push([this.fillStyle, ...rect]);
    },
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  await begin();
  const asked = watchRequests();
  while (!screen.queryByLabelText('Pictures, one by one')) await press('Next');
  const named = (name: string, ...parts: BlobPart[]) => new File(parts, name, { type: 'image/png' });
  // On a card that was pulled out.
  const gone = Object.assign(named('gone.png', png(8, 6)), { arrayBuffer: () => Promise.reject(new Error('away')) });
  const sound = named('shin.png', png(8, 6));
  const files = [named('words.png', 'no picture'), gone, named('map.png', png(8001, 5000)), sound];
  await userEvent.upload(screen.getByLabelText('Pictures, one by one'), files);
  expect(await screen.findByText(/words\.png cannot be opened as a picture\./)).toBeVisible();
  expect(await screen.findByText(/gone\.png cannot be opened as a picture\./)).toBeVisible();
  expect(await screen.findByText(/map\.png has more than 40 million pixels\./)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Before it is sent: shin.png' })).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add this picture' })).toBeEnabled());
  expect(decode).toHaveBeenCalledTimes(1);
  await press('Put a box on it');
  await press('Cover the box');
  await waitFor(() => expect(painted).toEqual([['black', 2, 2, 4, 3]]));
  expect(screen.getByText('What was in the box is covered.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Put a box on it' })).toHaveFocus();
  await press('Undo');
  await waitFor(() => expect(painted).toEqual([]));
  expect(screen.getByText('Taken back.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await press('Leave it out');
  expect(screen.queryByRole('heading', { name: /^Before it is sent/ })).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
  expect(asked.filter(({ pathname }) => pathname === addPicture.path)).toEqual([]);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
});

test('[DOC-06] [SEC-44] the patient agrees to the words for pictures, in the language in which they read them', async () => {
  await begin();
  while (!screen.queryByRole('button', { name: 'Send to our editors' })) await press('Next');
  expect(screen.getByText(/^The patient, or the guardian of a patient under 18, has agreed in writing/)).toBeVisible();
  const box = screen.getByRole('checkbox', { name: /^The patient agreed to these words/ });
  await userEvent.click(box);
  expect(box).toBeChecked();
});

test('[DOC-06] [UX-02] a picture that is moved takes the focus along, at the end to its other button', async () => {
  const picture = { url: '/one.png', caption: '', checked: false, width: 8, height: 8, thumbnails: [] };
  const ids = ['1', '2', '3'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  altered(showContribution, () => ({ pictures: ids.map((_id) => ({ ...picture, _id })) }));
  await begin();
  while (!screen.queryByLabelText('Pictures, one by one')) await press('Next');
  const button = (name: string) => screen.getByRole('button', { name });
  await userEvent.click(button('Move picture 1 back'));
  await waitFor(() => expect(button('Move picture 2 back')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Move picture 3 forward')).toHaveFocus());
});
