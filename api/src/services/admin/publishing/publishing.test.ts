import { addPoll } from '../../../testing/learning';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addAuthor, addPublisher } from '../../../testing/office';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const get = async (path: string) => (await test$.call('GET', `/api/admin/${path}`, admin)).body.result;
const post = (path: string, body: object) => test$.call('POST', `/api/admin/${path}`, { token: admin.token, body });
const put = (path: string, body: object) => test$.call('PUT', `/api/admin/${path}`, { token: admin.token, body });
const remove = (path: string) => test$.call('DELETE', `/api/admin/${path}`, admin);

test('[ADM-04] authors and publishers have names of their own, and stay while there are works of theirs', async () => {
  const { body } = await post('authors', { name: 'Leela Rao' });
  expect([body.code, body.message]).toEqual(['AUTHOR_CREATE_SUCCESS', 'Author Created successfully']);
  expect((await post('authors', { name: 'Leela Rao' })).body.code).toBe('CONFLICT');
  const [author, publisher] = [await addAuthor(test$.db), await addPublisher(test$.db)];
  await addPoll(test$.db, '2026-12-31', { authorId: author.id, publisherId: publisher.id });
  expect((await remove(`authors?id=${author.id}`)).status).toBe(409);
  expect((await remove(`publishers?id=${publisher.id}`)).status).toBe(409);
  expect(await get('authors?search=author')).toMatchObject({ items: [{ _id: author.id, works: 1 }] });
  const bad = await post('publishers', { name: 'Ganga', website: 'javascript:alert(1)' });
  expect(bad.body.code).toBe('VALIDATION_FAILED');
});

test('[ADM-04] a publisher gets another name and city, which no other has, and every other stays as it was', async () => {
  const one = await addPublisher(test$.db);
  await post('publishers', { name: 'Sahyadri', city: 'Pune', website: '' });
  const before = await get('publishers?search=Sahyadri');
  const changed = await put('publishers', { id: one.id, name: 'Ganga Press', city: 'Patna', website: '' });
  expect(changed.body.code).toBe('UPDATE_SUCCCESS');
  const found = { items: [{ _id: one.id, name: 'Ganga Press', city: 'Patna' }] };
  expect(await get('publishers?search=Ganga')).toMatchObject(found);
  expect(await get('publishers?search=Sahyadri')).toEqual(before);
  expect((await put('publishers', { id: one.id, name: 'Sahyadri', city: '', website: '' })).body.code).toBe('CONFLICT');
});
