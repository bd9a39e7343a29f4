import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addSiteEntry } from '../../../testing/office';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const post = (path: string, body: object) => test$.call('POST', `/api/admin/${path}`, { token: admin.token, body });

test('[NAV-13] the site map is put in order as a whole, and leads nowhere but into the portal or to https', async () => {
  const [a, b] = [await addSiteEntry(test$.db), await addSiteEntry(test$.db)];
  const reorder = (ids: string[]) =>
    test$.call('PUT', '/api/admin/sitemap/order', { token: admin.token, body: { ids } });
  for (const ids of [[a.id], [a.id, a.id], [a.id, crypto.randomUUID()]])
    expect((await reorder(ids)).body.code).toBe('CONFLICT');
  expect((await reorder([b.id, a.id])).body.result).toMatchObject([{ _id: b.id }, { _id: a.id }]);
  for (const url of ['//evil.example', 'http://plain.example', 'javascript:alert(1)', '/\\evil.example'])
    expect((await post('sitemap', { title: 'Odd', url })).body.code).toBe('VALIDATION_FAILED');
  expect((await post('sitemap', { title: 'Good', url: 'https://iadvl.example/' })).body.result).toMatchObject({
    position: 3,
  });
});

test('[NAV-13] an entry of the site map is found by its words and changed; an address is listed once', async () => {
  const [a, b] = [await addSiteEntry(test$.db), await addSiteEntry(test$.db)];
  const put = (body: object) => test$.call('PUT', '/api/admin/sitemap', { token: admin.token, body });
  const changed = await put({ id: a.id, title: 'Clinic hours', url: 'https://iadvl.example/hours', visible: true });
  expect(changed.body.result).toMatchObject({ _id: a.id, title: 'Clinic hours' });
  const { body } = await test$.call('GET', '/api/admin/sitemap?search=clinic', admin);
  expect(body.result).toMatchObject({ items: [{ _id: a.id, url: 'https://iadvl.example/hours' }], total: 1 });
  expect((await put({ id: b.id, title: 'Twice', url: 'https://iadvl.example/hours', visible: true })).body.code).toBe(
    'CONFLICT',
  );
});
