import { masterdataTypes, memberTypes, type Result, sectionOfType } from '@tvacha/shared-contract';
import { siteEntries } from '../../db/schema';
import { addContribution } from '../../testing/community';
import type { TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';
import { logInSeeded, makeSeededApp } from '../../testing/seeded-app';

let test$: TestApp;
let doctor: LoggedIn;
beforeAll(async () => {
  test$ = await makeSeededApp();
  doctor = await logInSeeded(test$, 'ananya.rao@tvacha.example');
});
const get = (path: string, who?: LoggedIn) => test$.call('GET', path, who);

test.each(memberTypes)('[DOC-01] [PERM-03] the authors of %s are for those who may read it', async (type) => {
  const { status, body } = await get(`/api/authors?type=${type}`, doctor);
  expect([status, Array.isArray(body.result)]).toEqual([200, true]);
  const granted = memberTypes
    .filter((other) => other !== type)
    .map((other) => ({ section: sectionOfType[other], read: true }));
  const role = await addRole(test$.db, `All but ${type}`, granted);
  const person = await enter(test$, await addUser(test$.db, { roleId: role.id }));
  expect((await get(`/api/authors?type=${type}`, person)).status).toBe(403);
});

test('[DOC-01] [PERM-03] publishers are counted by what the caller may read', async () => {
  const all = (await get('/api/publishers', doctor)).body.result as Result<'publishers.list'>;
  expect(all[0]).toMatchObject({ name: 'Tvacha Press', count: 1000 });
  expect((await get('/api/publishers?search=learn', doctor)).body.result).toHaveLength(1);
  const role = await addRole(test$.db, 'Magazine', [{ section: 'Magzter', read: true }]);
  const person = await enter(test$, await addUser(test$.db, { roleId: role.id }));
  const own = (await get('/api/publishers', person)).body.result as Result<'publishers.list'>;
  expect(own.map(({ name }) => name)).not.toContain('Tvacha Press');
  expect(own.reduce((sum, { count }) => sum + count, 0)).toBe(11);
});

test.each(masterdataTypes)('[API-01] the list %s is there for forms, each value once', async (type) => {
  const list = (await get(`/api/masterdatas?type=${type}`)).body.result as Result<'masterdata.list'>;
  expect(list.length).toBeGreaterThan(4);
  expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
  for (const { slug, name } of list) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(name).not.toBe('');
  }
});

test('[PAT-01] the five sections count their articles by speciality', async () => {
  const sections = (await get('/api/categories')).body.result as Result<'categories.list'>;
  expect(sections.map(({ section, name }) => [section, name])).toEqual([
    [0, 'mythsandfacts'],
    [1, 'dermabytes'],
    [2, 'dermagraphics'],
    [3, 'embarrassing'],
    [4, 'solutions'],
  ]);
  for (const { section, count, specialities } of sections) {
    expect(specialities.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    const { body } = await get(`/api/articles?section=${section}&dataPerPage=1`);
    expect((body.result as Result<'articles.list'>).total).toBe(count);
  }
});

test('[NAV-13] the site map has its fixed entries, then what staff shows, in their order', async () => {
  const urls = async () =>
    ((await get('/api/sitemap')).body.result as Result<'sitemap.list'>).map(({ title }) => title);
  await test$.db.delete(siteEntries);
  const fixed = await urls();
  expect(fixed).toEqual([
    'Home',
    'About',
    'Benefits',
    'Become a Member',
    'Contact Us',
    'Verify Customer',
    'Register Doctor',
    'Login',
    'Doctor Dashboard',
    'Patient Dashboard',
    'Tvacha Magazine',
  ]);
  await test$.db.insert(siteEntries).values([
    { title: 'Second', url: '/second', position: 2 },
    { title: 'Hidden', url: '/hidden', position: 1, visible: false },
    { title: 'First', url: '/first', position: 1 },
  ]);
  expect(await urls()).toEqual([...fixed, 'First', 'Second']);
});

test('[NAV-09] contributions are counted as soon as they are published', async () => {
  const count = async () =>
    ((await get('/api/dashboard/datacount')).body.result as Result<'dashboard.counts'>).contribution;
  const before = await count();
  for (const status of ['published', 'pending', 'rejected'] as const) await addContribution(test$.db, { status });
  await addContribution(test$.db, { ownsRights: false });
  expect(await count()).toBe(before + 1);
});
