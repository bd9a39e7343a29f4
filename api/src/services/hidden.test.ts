import { type OperationId, operations, type Route, routes } from '@tvacha/shared-contract';
import { eq, sql } from 'drizzle-orm';
import { authors, contents, contributions, publishers, questions, type UserRow } from '../db/schema';
import { callOperation } from '../testing/call-operation';
import { examples } from '../testing/examples';
import type { TestApp } from '../testing/make-app';
import { addUser, enter, type LoggedIn } from '../testing/people';
import { logInSeeded, makeSeededApp } from '../testing/seeded-app';

const word = 'Zyxomorphia';
let test$: TestApp;
let doctor: LoggedIn;
let admin: LoggedIn;
beforeAll(async () => {
  test$ = await makeSeededApp();
  doctor = await logInSeeded(test$, 'ananya.rao@tvacha.example');
  admin = await enter(test$, await addUser(test$.db, { role: 'admin' }));
});

/** These tell of other things that go on: readiness, and the caller's own deeds, the asking among them. */
const restless: readonly OperationId[] = ['system.health', 'users.export'];

/** What a member may ask for. */
const reads = (Object.entries(routes) as [OperationId, Route][])
  .filter(([id, { method, access }]) => method === 'GET' && !access.kind.startsWith('staff') && !restless.includes(id))
  .map(([id]) => id);

const inputs: Partial<Record<OperationId, Record<string, unknown>>> = {
  'search.list': { search: word },
  'search.suggest': { search: word.slice(0, 6) },
  'ebooks.list': { dataPerPage: 1000 },
};

/** Everything that is answered, by operation; details of what the example names, which is not there. */
async function readAll(who: LoggedIn): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const id of reads) {
    const bare = await callOperation(test$, id, { query: inputs[id] ?? {} }, who.token);
    const { body } = bare.status === 400 ? await callOperation(test$, id, examples[id], who.token) : bare;
    answers[id] = JSON.stringify(body.result);
  }
  return answers;
}

async function hideSomeOfAll(): Promise<{ id: string; type: string; slug: string }[]> {
  const [author] = await test$.db
    .insert(authors)
    .values({ name: `${word} Author` })
    .returning();
  const [publisher] = await test$.db
    .insert(publishers)
    .values({ name: `${word} Press` })
    .returning();
  const samples = await test$.db
    .selectDistinctOn([contents.type])
    .from(contents)
    .where(eq(contents.status, 'published'))
    .orderBy(contents.type);
  const hidden = samples.flatMap(({ id: _id, search: _search, ...row }) =>
    (['draft', 'pending', 'rejected'] as const).map((status) => ({
      ...row,
      status,
      slug: `zyxomorphia-${status}`,
      title: `${word} ${row.title}`,
      authorId: author?.id,
      publisherId: publisher?.id,
      publishedOn: '2026-05-31',
    })),
  );
  return test$.db
    .insert(contents)
    .values(hidden)
    .returning({ id: contents.id, type: contents.type, slug: contents.slug });
}

async function hidePeople(): Promise<UserRow[]> {
  const hidden = { lastName: word, address: { city: word, state: word, pincode: '560034' }, areaOfInterest: [word] };
  return [
    await addUser(test$.db, { ...hidden, listed: false }),
    await addUser(test$.db, { ...hidden, listed: true, approval: 'pending' }),
    await addUser(test$.db, { ...hidden, listed: true, approval: 'rejected' }),
    await addUser(test$.db, { ...hidden, listed: true, approval: 'disabled' }),
    await addUser(test$.db, { ...hidden, listed: true, role: 'patient' }),
    await addUser(test$.db, { ...hidden, listed: true, erasedAt: new Date() }),
  ];
}

test('[SEC-29] [DOC-01] what is not published shows in no list, count, search or suggestion, to nobody', async () => {
  const before = [await readAll(doctor), await readAll(admin)];
  await hideSomeOfAll();
  await hidePeople();
  const text = { title: word, summary: word, diagnosis: word, ownsRights: true } as const;
  await test$.db.insert(contributions).values([
    { ...text, kind: 'image', status: 'pending' },
    { ...text, kind: 'case', status: 'rejected' },
  ]);
  await test$.db.insert(questions).values({ title: word, text: word, hiddenAt: new Date() });
  const after = [await readAll(doctor), await readAll(admin)];
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).not.toContain(word);
});

test('[SEC-29] [DOC-01] what is not published opens by no id and no slug', async () => {
  await test$.db.delete(contents).where(sql`${contents.slug} like 'zyxomorphia-%'`);
  await test$.db.delete(authors).where(eq(authors.name, `${word} Author`));
  await test$.db.delete(publishers).where(eq(publishers.name, `${word} Press`));
  const rows = await hideSomeOfAll();
  const people = await hidePeople();
  const byId = reads.filter((id) => 'query' in operations[id] && 'id' in (examples[id] as { query: object }).query);
  expect(byId.length).toBeGreaterThan(9);
  for (const id of byId)
    for (const subject of [...rows, ...people]) {
      if (id === 'users.details') continue;
      const { status, body } = await callOperation(test$, id, { query: { id: subject.id } }, doctor.token);
      expect([id, status, body.code]).toEqual([id, 404, 'NOT_FOUND']);
    }
  for (const { slug } of rows)
    expect((await test$.call('GET', `/api/articles/details/?slug=${slug}`, doctor)).status).toBe(404);
  for (const { id } of rows)
    expect((await test$.call('POST', '/api/events/register', { ...doctor, body: { id } })).status).toBe(404);
});
