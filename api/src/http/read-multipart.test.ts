import { makeApp, type TestApp } from '../testing/make-app';
import { addUser, enter } from '../testing/people';
import { sampleImage } from '../testing/sample-files';
import { formOf, uploadApp } from '../testing/upload-app';

let test$: TestApp;
let token: string;
beforeEach(async () => {
  test$ = await makeApp();
  ({ token } = await enter(test$, await addUser(test$.db)));
});

const send = async (init: RequestInit) => {
  const response = await uploadApp(test$)(init, token);
  return { status: response.status, body: await response.json() };
};
const form = (fields: Record<string, string | File>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};
const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);

test('[API-02, AUTH-09] text parts are read by the contract: text as text, all else as JSON', async () => {
  const { body } = await send({ body: form({ title: '12', year: '1998', address: '{"pincode":"400001"}' }) });
  expect(body.result.body).toEqual({ title: '12', year: 1998, address: { pincode: '400001' } });
});

test('[API-02] without files a JSON body will do, and no body is as good as before', async () => {
  const headers = { 'content-type': 'application/json' };
  const { body } = await send({ headers, body: '{"title":"A"}' });
  expect(body.result).toEqual({ body: { title: 'A' }, stored: [] });
});

test('[API-02] a file field that was left empty is no file', async () => {
  const { body } = await send({ body: form({ paper: new File([], ''), title: 'A' }) });
  expect(body).toMatchObject({ code: 'UPDATE_SUCCCESS', result: { stored: [] } });
});

test.each<[string, Record<string, string | File>, string]>([
  ['a field that is not known', { nothing: 'x' }, 'body.nothing'],
  ['a field of the prototype', { __proto__: 'x', constructor: 'x' }, 'body.constructor'],
  ['a file that is not known', { nothing: file('a.pdf') }, 'files.nothing'],
  ['a file in a text field', { title: file('a.pdf') }, 'files.title'],
  ['text in a file field', { paper: 'x' }, 'files.paper.0'],
  ['a field that is no JSON', { address: 'Mumbai' }, 'body.address'],
  ['JSON of another shape', { address: '{"pincode":400001}' }, 'body.address.pincode'],
  ['a number that is none', { year: '"1998"' }, 'body.year'],
])('[API-02] %s is refused and named', async (_what, fields, path) => {
  const { status, body } = await send({ body: form(fields) });
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.result.issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
});

test('[API-02] more files than there may be, and a field sent twice, are refused', async () => {
  const made = form({ title: 'A' });
  for (let at = 0; at < 6; at += 1) made.append('paper', file('a.pdf'));
  made.append('title', 'B');
  const { body } = await send({ body: made });
  expect(body.result.issues).toEqual([
    { path: 'files.paper', message: 'At most 5 of these' },
    { path: 'body.title', message: 'Send this field once' },
  ]);
});

test.each([
  ['no form', 'multipart/form-data; boundary=x', 'hello'],
  ['a form cut off', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nA'],
  ['a form without a boundary', 'multipart/form-data', '--x--'],
  ['fields of a plain form', 'application/x-www-form-urlencoded', 'title=A'],
  ['XML', 'application/xml', '<a/>'],
])('[API-02] %s is refused', async (_what, type, body) => {
  const answer = await send({ headers: { 'content-type': type }, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', result: { issues: [{ path: 'body' }] } });
});

describe('[SEC-33, SEC-34] a body larger than its files may be', () => {
  const megabyte = 1024 * 1024;
  const heads = '--x\r\ncontent-disposition: form-data; name="book"; filename="a.pdf"\r\n\r\n';

  /** Sends without end, until nobody reads. */
  function endless() {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? new TextEncoder().encode(heads) : new Uint8Array(megabyte));
        sent += 1;
      },
    });
    return { body, sent: () => sent };
  }

  test('[SEC-33] is refused by its length before a byte is read', async () => {
    const { body, sent } = endless();
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(400 * megabyte) };
    const answer = await send({ headers, body, duplex: 'half' } as RequestInit);
    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(sent()).toBeLessThan(3);
  });

  test('[SEC-33] is refused where it does not tell its length, as soon as it is too long', async () => {
    const { body, sent } = endless();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await send({ headers, body, duplex: 'half' } as RequestInit);
    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    // 5 papers of 10 MB, a picture of 10, a book of 100, and the text.
    expect(sent()).toBeLessThan(170);
  });
});

test('[SEC-33] a book of 101 MB is refused and leaves nothing', async () => {
  const bytes = new Uint8Array(101 * 1024 * 1024);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  const put = jest.spyOn(test$.files, 'put');
  const { status, body } = await send({ body: formOf('book', bytes, 'large.pdf') });
  expect([status, body.code]).toEqual([400, 'DOCUMENT_VALIDATION_ERROR']);
  expect(body.result.issues[0].message).toContain('larger than 100 MB');
  expect(put).not.toHaveBeenCalled();
});

test('[SEC-28] nothing of a body is read before it is known who sends it', async () => {
  const answer = await uploadApp(test$)({ body: formOf('picture', await sampleImage('png'), 'a.png') }, 'forged');
  expect(answer.status).toBe(401);
});
