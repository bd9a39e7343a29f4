import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents } from '../../db/schema';
import type { TestApp } from '../../testing/make-app';
import { makeSeededApp } from '../../testing/seeded-app';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeSeededApp();
});

const list = async (query = '') => {
  const { status, body } = await test$.call('GET', `/api/dermalive?${query}`);
  expect([status, body.code]).toEqual([200, 'SUCCESS']);
  return body.result as Result<'dermalive.list'>;
};

test('[PAT-03] without login, talks to come are listed with the soonest first, past ones with the latest first', async () => {
  const coming = await list();
  const past = await list('when=past');
  expect([coming.total, past.total]).toEqual([3, 5]);
  const starts = (page: typeof past) => page.items.map(({ startsAt }) => startsAt);
  expect(starts(coming)).toEqual([...starts(coming)].sort());
  expect(starts(past)).toEqual([...starts(past)].sort().reverse());
  expect(coming.items.every(({ state, joinUrl }) => state === 'coming' && joinUrl !== null)).toBe(true);
  expect(past.items.every(({ state, joinUrl }) => state === 'over' && joinUrl === null)).toBe(true);
  expect((await list('when=past&dataPerPage=2&page=3')).items).toHaveLength(1);
});

test('[PAT-03] [SEC-30] a webinar for members is never among them, nor a talk that waits for approval', async () => {
  const all = [...(await list()).items, ...(await list('when=past')).items];
  const rows = await test$.db.select().from(contents).where(eq(contents.type, 'webinar'));
  const open = rows.filter(({ details }) => details.forPatients).map(({ id }) => id);
  expect(all.map(({ _id }) => _id).sort()).toEqual(open.sort());
  expect(rows.length).toBeGreaterThan(open.length);
  await test$.db
    .update(contents)
    .set({ status: 'pending' })
    .where(eq(contents.id, all[0]?._id ?? ''));
  expect((await list()).total).toBe(2);
  await test$.db
    .update(contents)
    .set({ status: 'published' })
    .where(eq(contents.id, all[0]?._id ?? ''));
});

test('[PAT-03] a talk is live from its beginning to its end', async () => {
  const first = (await list()).items[0];
  const until = Date.parse(first?.startsAt ?? '') - test$.clock.now().getTime();
  test$.clock.forward(until / 1000);
  expect((await list()).items[0]).toMatchObject({ _id: first?._id, state: 'live', joinUrl: expect.any(String) });
  test$.clock.forward(45 * 60);
  expect((await list()).items.map(({ _id }) => _id)).not.toContain(first?._id);
  expect((await list('when=past')).items[0]).toMatchObject({ _id: first?._id, state: 'over' });
});
