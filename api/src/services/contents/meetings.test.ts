import type { Result } from '@tvacha/shared-contract';
import { and, eq, sql } from 'drizzle-orm';
import { contents, eventRegistrations } from '../../db/schema';
import type { TestApp } from '../../testing/make-app';
import { addUser, enter, type LoggedIn } from '../../testing/people';
import { logInSeeded, makeSeededApp } from '../../testing/seeded-app';

let test$: TestApp;
let doctor: LoggedIn;
beforeAll(async () => {
  test$ = await makeSeededApp();
  doctor = await logInSeeded(test$, 'ananya.rao@tvacha.example');
});

type List = Result<'webinars.list'>;
const list = async (query = '', who = doctor) =>
  (await test$.call('GET', `/api/webinars?dataPerPage=100&${query}`, who)).body.result as List;
const show = (id: string, who = doctor) => test$.call('GET', `/api/webinars/details/?id=${id}`, who);
const send = (what: 'register' | 'cancel', id: string, who = doctor) =>
  test$.call('POST', `/api/events/${what}`, { ...who, body: { id } });

describe('[DOC-01] talks for patients are no webinars of doctors', () => {
  const talks = () =>
    test$.db
      .select()
      .from(contents)
      .where(and(eq(contents.type, 'webinar'), sql`${contents.details}->>'forPatients' = 'true'`));

  test('[DOC-01] [NAV-09] none is listed, counted, related, opened or entered', async () => {
    const hidden = await talks();
    expect(hidden).toHaveLength(8);
    const { items, total } = await list();
    const published = and(eq(contents.type, 'webinar'), eq(contents.status, 'published'));
    expect(total).toBe((await test$.db.$count(contents, published)) - hidden.length);
    const counts = (await test$.call('GET', '/api/dashboard/datacount', doctor)).body
      .result as Result<'dashboard.counts'>;
    expect(counts.webinars).toBe(total);
    const ids = hidden.map(({ id }) => id);
    for (const { _id } of items) {
      const { related } = (await show(_id)).body.result as Result<'webinars.details'>;
      expect([_id, ...related.map((one) => one._id)].filter((id) => ids.includes(id))).toEqual([]);
    }
    for (const id of ids) {
      expect((await show(id)).status).toBe(404);
      expect((await send('register', id)).status).toBe(404);
    }
  });

  test('[UX-04] no search finds one, by its whole title or nearly so', async () => {
    for (const { id, title } of await talks())
      for (const text of [title, `${title.slice(0, -2)}`]) {
        const path = `/api/search?dataPerPage=50&search=${encodeURIComponent(text)}`;
        const { items } = (await test$.call('GET', path, doctor)).body.result as Result<'search.list'>;
        expect(items.map(({ _id }) => _id)).not.toContain(id);
      }
  });
});

describe('[DOC-08] places', () => {
  const limited = async (places: number) => {
    const { items } = await list('when=upcoming&sort=soonest');
    const id = items[0]?._id ?? '';
    await test$.db.delete(eventRegistrations).where(eq(eventRegistrations.contentId, id));
    await test$.db
      .update(contents)
      .set({ details: sql`${contents.details} || ${JSON.stringify({ places })}::jsonb` })
      .where(eq(contents.id, id));
    return id;
  };
  const person = async () => enter(test$, await addUser(test$.db));
  const standing = async (id: string, who: LoggedIn) => {
    const row = (await list('', who)).items.find(({ _id }) => _id === id);
    const record = (await show(id, who)).body.result as Result<'webinars.details'>;
    expect([row?.registered, row?.placesLeft]).toEqual([record.registered, record.placesLeft]);
    return [record.registered, record.placesLeft];
  };

  test('[DOC-08] of two who register at once for the last place one has it', async () => {
    const id = await limited(1);
    const people = await Promise.all([person(), person()]);
    const replies = await Promise.all(people.map((who) => send('register', id, who)));
    expect(replies.map(({ body }) => body.code).sort()).toEqual(['CONFLICT', 'SUCCESS']);
    expect(await test$.db.$count(eventRegistrations, eq(eventRegistrations.contentId, id))).toBe(1);
  });

  test('[DOC-08] a place is taken, told to all, kept for who has it, and free again', async () => {
    const id = await limited(2);
    const [one, other, third] = [await person(), await person(), await person()];
    expect(await standing(id, one)).toEqual([false, 2]);
    await send('register', id, one);
    await send('register', id, other);
    expect(await standing(id, one)).toEqual([true, 0]);
    expect(await standing(id, third)).toEqual([false, 0]);
    expect((await send('register', id, one)).status).toBe(200);
    expect((await send('register', id, third)).body.code).toBe('CONFLICT');
    await send('cancel', id, one);
    expect((await send('register', id, third)).status).toBe(200);
  });
});
