import type { ChatFile, Envelope, Result } from '@tvacha/shared-contract';
import sharp from 'sharp';
import { chatFiles, chatMessages, files } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addStaff } from '../../testing/office';
import { addUser, enter, type LoggedIn } from '../../testing/people';
import { sampleImage, samplePdf, samplePhoto } from '../../testing/sample-files';

let test$: TestApp;
let member: LoggedIn;
beforeEach(async () => {
  test$ = await makeApp();
  member = await enter(test$, await addUser(test$.db, { role: 'patient' }));
});

type Sent = [Uint8Array<ArrayBuffer>, string][];

async function post(path: string, by: { token: string }, fields: Record<string, string>, sent: Sent) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [bytes, name] of sent) body.append('chatFile', new File([bytes], name));
  const headers = { authorization: `Bearer ${by.token}` };
  const request = new Request(`http://127.0.0.1/api/${path}`, { method: 'POST', headers, body });
  return (await (await test$.app.fetch(request)).json()) as Envelope;
}
const send = (...sent: Sent) => post('chats/messages', member, { text: 'This is what I see.' }, sent);
const filesIn = (result: unknown) => (result as { files: ChatFile[] }).files;
const fetchFile = (url: string, by: LoggedIn) =>
  test$.app.fetch(new Request(`http://127.0.0.1${url}`, { headers: { cookie: `device=${by.cookie}` } }));

test('[ADM-04] [SEC-31] [SEC-32] a picture is redrawn, a PDF kept as it is; each side has links of its own, and nobody else', async () => {
  const other = await enter(test$, await addUser(test$.db));
  const { code, result } = await send([await samplePhoto(900, 600), 'screen.jpg'], [await samplePdf(), 'letter.pdf']);
  expect(code).toBe('SUCCESS');
  const [photo, letter] = filesIn(result);
  expect([photo, letter]).toMatchObject([
    { name: 'screen.jpg', type: 'image/jpeg', preview: { width: 600, height: 900 } },
    { name: 'letter.pdf', type: 'application/pdf', preview: null },
  ]);
  for (const url of [photo?.url ?? '', photo?.preview?.url ?? '']) {
    const bytes = Buffer.from(await (await fetchFile(url, member)).arrayBuffer());
    const { exif, xmp } = await sharp(bytes).metadata();
    expect([exif, xmp, bytes.includes('Camera')]).toEqual([undefined, undefined, false]);
    expect((await fetchFile(url, other)).status).toBe(403);
  }
  expect((await fetchFile(letter?.url ?? '', member)).headers.get('content-disposition')).toMatch(/^attachment/);
  const desk = await addStaff(test$, [{ section: 'Chats', read: true, create: true }]);
  const [chat] = ((await test$.call('GET', '/api/admin/chats', desk)).body.result as Result<'admin.chats.list'>).items;
  const id = chat?._id ?? '';
  const talk = (await test$.call('GET', `/api/admin/chats/messages?id=${id}`, desk)).body.result;
  const [message] = (talk as Result<'admin.chats.messages'>).items;
  expect(message?.files.map(({ name }) => name)).toEqual(['screen.jpg', 'letter.pdf']);
  expect(message?.files[0]?.url).toContain(`u=${desk.user.id}`);
  const expected = message?._id ?? '';
  const answer = await post('admin/chats/answer', desk, { id, expected, text: 'Like this.' }, [
    [await sampleImage('png'), 'how.png'],
  ]);
  expect(filesIn(answer.result)).toMatchObject([{ name: 'how.png' }]);
  const shown = (await test$.call('GET', '/api/chats', member)).body.result as Result<'chats.show'>;
  expect(shown.items.map((one) => one.files.map(({ name }) => name))).toEqual([
    ['how.png'],
    ['screen.jpg', 'letter.pdf'],
  ]);
});

test.each([
  ['a PDF named .jpg', async () => [[await samplePdf(), 'screen.jpg']]],
  ['an SVG', async () => [[new TextEncoder().encode('<svg onload="x"/>'), 'screen.png']]],
  [
    'one good, one empty',
    async () => [
      [await sampleImage('png'), 'a.png'],
      [new Uint8Array(), 'b.png'],
    ],
  ],
] as [string, () => Promise<Sent>][])('[ADM-04] [SEC-32] with %s nothing is said', async (_what, make) => {
  expect((await send(...(await make()))).code).toBe('DOCUMENT_VALIDATION_ERROR');
  expect([await test$.db.$count(chatMessages), await test$.db.$count(files)]).toEqual([0, 0]);
});

test('[SEC-44] with an account all that was sent in its talk goes, by either side', async () => {
  const admin = await enter(test$, await addUser(test$.db, { role: 'admin' }));
  await send([await sampleImage('png'), 'a.png']);
  const list = (await test$.call('GET', '/api/admin/chats', admin)).body.result as Result<'admin.chats.list'>;
  const [chat] = list.items;
  const [asked] = await test$.db.select({ id: chatMessages.id }).from(chatMessages);
  const fields = { id: chat?._id ?? '', expected: asked?.id ?? '', text: 'Like this.' };
  await post('admin/chats/answer', admin, fields, [[await sampleImage('png'), 'b.png']]);
  expect(await test$.db.$count(chatFiles)).toBe(2);
  await test$.call('DELETE', `/api/admin/users?id=${chat?.user._id}`, admin);
  expect([await test$.db.$count(chatFiles), await test$.db.$count(files)]).toEqual([0, 0]);
});

test('[ADM-04] [SEC-30] who writes is told to the desk by name, to the member without one, and of a note not at all', async () => {
  await send();
  const one = await addStaff(test$, [{ section: 'Chats', read: true }]);
  const two = await addStaff(test$, [{ section: 'Chats', read: true }]);
  await addStaff(test$, [{ section: 'Publishers', read: true }]);
  const [chat] = ((await test$.call('GET', '/api/admin/chats', one)).body.result as Result<'admin.chats.list'>).items;
  const thread = chat?._id ?? '';
  const heard = async (work: () => Promise<unknown>) => {
    const before = test$.realtime.said.length;
    await work();
    return test$.realtime.said.slice(before).map(({ to, payload }) => ({ to, ...(payload as object) }));
  };
  const tell = (typing: string | null) =>
    heard(() => test$.call('POST', '/api/admin/chats/presence', { token: one.token, body: { id: thread, typing } }));
  const by = { _id: one.user.id, name: 'Kavya Nair' };
  const toDesk = (typing: boolean) => ({ to: { user: two.user.id }, thread, by, typing });
  expect(await tell(null)).toEqual([toDesk(false)]);
  expect(await tell('note')).toEqual([toDesk(true)]);
  expect(await tell('answer')).toEqual([
    toDesk(true),
    { to: { user: chat?.user._id }, thread, by: null, typing: true },
  ]);
  const said = await heard(() => test$.call('POST', '/api/chats/typing', { token: member.token, body: {} }));
  expect(said.map(({ to }) => to)).toEqual(expect.arrayContaining([{ user: one.user.id }, { user: two.user.id }]));
  expect(said).toHaveLength(2);
});
