import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, network } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { showProfile, updateProfile } from '@tvacha/shared-contract/routes/account';
import { toasts } from '@tvacha/shared-contract/toasts';
import { endSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { openPage } from '../../common/test-page';

const path = '/doctor/profile';
const section = (name: string) => screen.findByRole('form', { name });
const save = async (form: HTMLElement) => userEvent.click(within(form).getByRole('button', { name: /^Save/ }));
const field = (form: HTMLElement, name: string) => within(form).getByRole('textbox', { name });
const fill = async (form: HTMLElement, name: string, text: string) => {
  await userEvent.clear(field(form, name));
  if (text) await userEvent.type(field(form, name), text);
};

/** The multipart forms that were sent, by their fields. */
function watchForms(): Record<string, unknown>[] {
  const forms: Record<string, unknown>[] = [];
  network.events.on('request:start', async ({ request }) => {
    if (request.method !== 'PUT') return;
    const sent = request.clone();
    expect(sent.headers.get('content-type')).toMatch(/^multipart\/form-data/);
    forms.push(Object.fromEntries(await sent.formData()));
  });
  return forms;
}

/** Saves fields as another tab of the same person would. */
async function saveElsewhere(fields: Record<string, string>) {
  const headers = { authorization: `Bearer ${storage.get('token')}` };
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  const userId = JSON.parse(atob((storage.get('token') ?? '').split('.')[1] ?? '')).sub;
  const address = `${location.origin}${updateProfile.path}?userId=${userId}`;
  const response = await globalThis.mockServer.fetch(new Request(address, { method: 'PUT', headers, body: form }));
  expect(response.status).toBe(200);
}

test('[DOC-09] [AUTH-09] a part is saved alone, by multipart, with what was changed and nothing else', async () => {
  const page = await openPage(path);
  const forms = watchForms();
  const practice = await section('Practice');
  await save(practice);
  expect(await within(practice).findByText('There is nothing new to save.')).toBeVisible();
  await fill(practice, 'Years of practice', '15');
  await userEvent.type(within(practice).getByRole('combobox', { name: 'Areas of interest' }), 'Nails{Enter}');
  await fill(await section('Papers and talks'), 'Publications', 'Not to be sent');
  await save(practice);
  expect(await within(practice).findByText('Saved.')).toBeVisible();
  expect(forms).toEqual([{ exprience: '15', areaOfInterest: JSON.stringify(['Pigment', 'Dermoscopy', 'Nails']) }]);
  expect(notices(page)).toContain(toasts.UPDATE_SUCCCESS.text);
  const beside = within(screen.getByRole('region', { name: 'What patients see' }));
  expect(await beside.findByText('Pigment, Dermoscopy, Nails')).toBeVisible();
});

test('[AUTH-09] an address goes with its PIN code only, and a wrong one is said at the field', async () => {
  await openPage(path);
  const forms = watchForms();
  const place = await section('Place of practice');
  await fill(place, 'City', 'Mysuru');
  await fill(place, 'PIN code', '');
  await save(place);
  expect(field(place, 'PIN code')).toHaveAccessibleDescription(/Give the PIN code/);
  expect(field(place, 'PIN code')).toHaveFocus();
  await fill(place, 'PIN code', '570001');
  await save(place);
  expect(await within(place).findByText('Saved.')).toBeVisible();
  expect(forms).toEqual([{ address: JSON.stringify({ state: 'Karnataka', city: 'Mysuru', pincode: '570001' }) }]);
});

test('[DOC-09] a degree is added in its row; one without a name, or with a year of two digits, is not sent', async () => {
  await openPage(path);
  const forms = watchForms();
  const training = await section('Training');
  await userEvent.click(within(training).getByRole('button', { name: 'Add a degree' }));
  const [year] = within(training).getAllByRole('textbox', { name: 'Year' }).slice(-1);
  await userEvent.type(year as HTMLElement, '14');
  await save(training);
  expect(await within(training).findByText(/Name the degree in each row/)).toBeVisible();
  const [name] = within(training).getAllByRole('textbox', { name: 'Degree' }).slice(-1);
  await userEvent.type(name as HTMLElement, 'Diploma in dermoscopy');
  await save(training);
  expect(await within(training).findByText(/four digits/)).toBeVisible();
  expect(forms).toEqual([]);
  await userEvent.clear(year as HTMLElement);
  await userEvent.type(year as HTMLElement, '2014');
  await save(training);
  expect(await within(training).findByText('Saved.')).toBeVisible();
  expect(JSON.parse(String(forms[0]?.degree)).at(-1)).toEqual({
    name: 'Diploma in dermoscopy',
    institute: '',
    year: '2014',
  });
  // A new degree is looked at before patients find it.
  expect(await screen.findByText('Our team looks at your new name or degrees')).toBeVisible();
});

test('[DOC-09] two tabs change two fields: both stay, and the reader sees both', async () => {
  await openPage(path);
  const talks = await section('Papers and talks');
  await fill(talks, 'Talks abroad', 'Vienna 2024');
  await saveElsewhere({ nationalSpeaker: 'Pune 2023' });
  await save(talks);
  expect(await within(talks).findByText('Saved.')).toBeVisible();
  expect(field(talks, 'Talks in India')).toHaveValue('Pune 2023');
  expect(field(talks, 'Talks abroad')).toHaveValue('Vienna 2024');
});

test('[DOC-09] two tabs change one field: nothing is written over unsaid, and the reader chooses', async () => {
  await openPage(path);
  const forms = watchForms();
  const talks = await section('Papers and talks');
  await fill(talks, 'Publications', 'Mine');
  await saveElsewhere({ publications: 'Theirs' });
  await save(talks);
  expect(await within(talks).findByText('Changed elsewhere meanwhile. It reads there:')).toBeVisible();
  expect(within(talks).getByText('Theirs', { selector: 'dd' })).toBeVisible();
  expect(field(talks, 'Publications')).toHaveValue('Mine');
  await userEvent.click(within(talks).getByRole('button', { name: 'Keep mine' }));
  await save(talks);
  expect(await within(talks).findByText('Saved.')).toBeVisible();
  expect(forms.at(-1)).toEqual({ publications: 'Mine' });
});

test.each([
  ['finds it again', 'doctor', 'Half a sentence'],
  ['finds nothing of it, being somebody else', 'admin', ''],
] as const)('[DOC-09] a session ends while one types; who logs in next %s', async (_what, persona, text) => {
  const first = await openPage(path);
  await fill(await section('Papers and talks'), 'Publications', 'Half a sentence');
  answer(updateProfile, 401, 'SESSION_EXPIRED');
  await save(await section('Papers and talks'));
  await endSession('expired');
  const kept = storage.get('drafts') ?? '';
  expect(kept).toContain('Half a sentence');
  await first.unmount();
  await openPage('/doctor/library', persona);
  // The browser keeps it for its tab; a test's store begins with nothing.
  storage.set('drafts', kept);
  await userEvent.click(await screen.findByRole('link', { name: 'My profile' }));
  const talks = await section('Papers and talks');
  await waitFor(() => expect(field(talks, 'Publications')).toHaveValue(text));
  expect(within(talks).queryAllByText(/Not saved yet/)).toHaveLength(text ? 1 : 0);
});

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const paper = (name: string) => new File([png], name, { type: 'image/png' });

test('[DOC-09] [AUTH-09] a certificate is sent, looked at and removed; what only looks like one is refused at its row', async () => {
  const page = await openPage(path);
  const input = await screen.findByLabelText('Degree certificates');
  await userEvent.upload(input, [paper('md.png'), new File(['<svg/>'], 'fake.png', { type: 'image/png' })]);
  const list = within(await screen.findByRole('list', { name: /Degree certificates/ }));
  expect(await list.findByRole('alert')).toHaveTextContent(toasts.DOCUMENT_VALIDATION_ERROR.text);
  expect(notices(page)).toContain(toasts.DOCUMENT_VALIDATION_ERROR.text);
  await userEvent.click(await list.findByRole('button', { name: 'View md.png' }));
  expect(await screen.findByRole('img', { name: 'md.png' })).toHaveAttribute('src', expect.stringContaining('view=1'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const forms = watchForms();
  await userEvent.click(list.getByRole('button', { name: 'Remove md.png' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the file' }));
  await waitFor(() => expect(list.queryByText('md.png')).toBeNull());
  expect(Object.keys(forms[0] ?? {})).toEqual(['deletedDegree']);
});

test('[DOC-09] a picture that is none is refused at its row, and the one before stays', async () => {
  await openPage(path);
  const input = await screen.findByLabelText('Your picture');
  await userEvent.upload(input, paper('me.png'));
  const picture = await screen.findByRole('img', { name: 'Your picture as the portal has it' });
  const before = picture.getAttribute('src');
  await userEvent.upload(input, new File(['no picture'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(toasts.DOCUMENT_VALIDATION_ERROR.text);
  expect(picture).toHaveAttribute('src', before);
});

test.each([
  ['has not chosen it', 'off', 'You are not in the doctor finder', '/account/privacy'],
  ['is being checked', 'checking', 'Our team looks at your new name or degrees', undefined],
] as const)(
  '[DOC-09] who %s reads why patients do not find them, and where to choose',
  async (_who, finder, words, where) => {
    altered(showProfile, () => ({ finder }));
    await openPage(path);
    const beside = within(await screen.findByRole('region', { name: 'What patients see' }));
    expect(beside.getByText(words)).toBeVisible();
    expect(beside.queryByRole('link')?.getAttribute('href')).toBe(where);
  },
);

test('[DOC-09] a profile that does not load says so, and comes with the next try', async () => {
  answer(showProfile, 503, 'UNAVAILABLE', null, { once: true });
  await openPage(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await section('Name')).toBeVisible();
});
