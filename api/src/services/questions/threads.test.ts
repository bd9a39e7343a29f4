import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { answers, contents, helpfulMarks, questions, specialities } from '../../db/schema';
import { addContribution } from '../../testing/community';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';

type Detail = Result<'questions.details'>;
type Answer = Result<'answers.create'>;
let test$: TestApp;
let asker: LoggedIn;
let peer: LoggedIn;
let third: LoggedIn;
beforeEach(async () => {
  test$ = await makeApp({ limits: { postsPerHour: 100 } });
  const practice = { specialty: ['Trichology'], areaOfInterest: ['Hair'] };
  [asker, peer, third] = [
    await enter(test$, await addUser(test$.db, practice)),
    await enter(test$, await addUser(test$.db)),
    await enter(test$, await addUser(test$.db)),
  ];
});

const text = 'A boy of six with ringworm of the scalp; what do you give, and how long?';
const post = (path: string, who: LoggedIn, body: object) =>
  test$.call('POST', `/api/questions${path}`, { token: who.token, body });
const put = (path: string, who: LoggedIn, body: object) =>
  test$.call('PUT', `/api/questions${path}`, { token: who.token, body });
const get = async <Found>(path: string, who: LoggedIn = asker) =>
  (await test$.call('GET', `/api/questions${path}`, who)).body.result as Found;

/** Each post comes a minute after the one before. */
async function ask(given: object = {}, who = asker) {
  test$.clock.forward(60);
  const { body } = await post('', who, { title: 'Which dose of terbinafine for a child?', text, ...given });
  return body.result as Detail;
}
async function reply(questionId: string, words = 'By weight, for four weeks.', who = peer) {
  test$.clock.forward(60);
  return (await post('/answers', who, { questionId, text: words })).body.result as Answer;
}
const list = (query = '', who?: LoggedIn) => get<Result<'questions.list'>>(`?${query}`, who);
const show = (id: string, query = '', who?: LoggedIn) => get<Detail>(`/details/?id=${id}&${query}`, who);
const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
const order = async (id: string, query: string) => (await show(id, query)).answers.items.map(({ _id }) => _id);
const mark = (answerId: string, who: LoggedIn, helpful = true) => post('/answers/helpful', who, { answerId, helpful });

test('[DOC-07] questions are tagged from the fixed list, up to five, and narrowed by a tag and by one’s own field', async () => {
  const [hair] = await test$.db.insert(specialities).values({ slug: 'hair', name: 'Hair' }).returning();
  const { tags } = await ask({ title: 'Terbinafine: how much, how long?', tags: ['dosage', 'children'] });
  expect(tags).toEqual([
    { slug: 'dosage', name: 'Dosage' },
    { slug: 'children', name: 'Children' },
  ]);
  await ask({ title: 'Minoxidil in women?', speciality: hair?.id });
  expect(await titles('tag=dosage')).toEqual(['Terbinafine: how much, how long?']);
  expect(await titles('filter=field')).toEqual(['Minoxidil in women?']);
  expect((await list('filter=field', peer)).total).toBe(0);
  const six = ['dosage', 'children', 'elderly', 'diagnosis', 'biologics', 'procedures'];
  for (const wrong of [six, ['dosage', 'dosage'], ['of-no-list']]) {
    const { status, body } = await post('', asker, { title: 'Which dose, please?', text, tags: wrong });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  }
});

test('[DOC-07] what is like a question is found while it is asked; what was hidden is not', async () => {
  const first = await ask({ title: 'Terbinafine in children under 20 kg' });
  await ask({ title: 'Minoxidil in women?', text: 'Which strength do you begin with, and how do you stop?' });
  const similar = (words: string) =>
    get<Result<'questions.similar'>>(`/similar?text=${encodeURIComponent(words)}`, peer);
  expect((await similar('How much terbinafine for a child?')).map(({ title }) => title)).toEqual([first.title]);
  expect(await similar('how of the')).toEqual([]);
  expect(await similar('%_')).toEqual([]);
  await test$.db.update(questions).set({ hiddenAt: test$.clock.now() });
  expect(await similar('terbinafine child')).toEqual([]);
});

test('[DOC-07] an answer is found helpful once a person, never by its author, and that can be taken back', async () => {
  const { _id } = await ask();
  const answer = await reply(_id);
  const presses = await Promise.all([mark(answer._id, asker), mark(answer._id, asker), mark(answer._id, third)]);
  expect(presses.map(({ body }) => body.code)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
  expect((await show(_id)).answers.items).toMatchObject([{ helpful: 2, marked: true }]);
  expect((await show(_id, '', peer)).answers.items).toMatchObject([{ helpful: 2, marked: false }]);
  const own = await mark(answer._id, peer);
  expect([own.status, own.body.code]).toEqual([403, 'OWN_WORK']);
  const back = await mark(answer._id, third, false);
  expect(back.body.result).toMatchObject({ helpful: 1, marked: false });
  await test$.db.update(answers).set({ hiddenAt: test$.clock.now() });
  expect((await mark(answer._id, third)).body.code).toBe('NOT_FOUND');
  expect(await test$.db.$count(helpfulMarks)).toBe(1);
});

test('[DOC-07] the most helpful answers come first where that is asked for, and so do their questions', async () => {
  const one = await ask({ title: 'The first question of two' });
  const two = await ask({ title: 'The second question of two' });
  const [early, late] = [await reply(one._id), await reply(one._id)];
  await reply(two._id);
  await mark(late._id, asker);
  expect(await order(one._id, 'sort=helpful')).toEqual([late._id, early._id]);
  expect(await order(one._id, 'sort=newest')).toEqual([late._id, early._id]);
  expect(await order(one._id, '')).toEqual([early._id, late._id]);
  expect(await titles('sort=helpful')).toEqual([one.title, two.title]);
});

test('[DOC-07] as of a moment nothing moves: what others write since is counted, what the caller writes is there', async () => {
  const { _id } = await ask();
  const [first, second] = [await reply(_id), await reply(_id)];
  const { asOf } = (await show(_id)).answers;
  const [later, own] = [await reply(_id, 'I would wait.', third), await reply(_id, 'Thank you all.', asker)];
  await post('/answers/accept', asker, { answerId: second._id });
  await mark(second._id, asker);
  const held = await show(_id, `asOf=${asOf}`);
  expect(held.answers).toMatchObject({ asOf, newer: 1, total: 3 });
  expect(await order(_id, `asOf=${asOf}`)).toEqual([first._id, second._id, own._id]);
  expect(await order(_id, `sort=helpful&asOf=${asOf}`)).toEqual([first._id, second._id, own._id]);
  expect(held.answers.items[1]).toMatchObject({ accepted: true, helpful: 1 });
  expect(await order(_id, '')).toEqual([second._id, first._id, later._id, own._id]);

  const all = await list();
  await ask({ title: 'A question that came since' }, peer);
  await ask({ title: 'My own that came since' });
  const heldList = await list(`asOf=${all.asOf}`);
  expect(heldList.newer).toBe(1);
  expect(heldList.items.map(({ title }) => title)).toEqual(['My own that came since', held.title]);
});

test('[DOC-07] [UX-04] the place of one answer among the others is told, on whichever page it is', async () => {
  const { _id } = await ask();
  for (let at = 0; at < 4; at += 1) await reply(_id);
  const last = await reply(_id);
  expect((await show(_id, `answer=${last._id}&dataPerPage=2`)).answers).toMatchObject({ at: 4, total: 5 });
  await post('/answers/accept', asker, { answerId: last._id });
  expect((await show(_id, `answer=${last._id}&dataPerPage=2`)).answers.at).toBe(0);
  await test$.db.update(answers).set({ hiddenAt: test$.clock.now() }).where(eq(answers.id, last._id));
  expect((await show(_id, `answer=${last._id}`)).answers.at).toBeNull();
});

test('[DOC-07] a change made from an older text is refused, and nothing of the newer one is lost', async () => {
  const asked = await ask();
  const answer = await reply(asked._id);
  expect([asked.editedAt, answer.editedAt]).toEqual([null, null]);
  const change = (words: string, editedAt: string | null) =>
    put(`/answers?id=${answer._id}`, peer, { text: words, editedAt });
  const first = await change('From the first tab.', null);
  const second = await change('From the second tab.', null);
  expect([first.body.code, second.status, second.body.code]).toEqual(['UPDATE_SUCCCESS', 409, 'CONFLICT']);
  const { editedAt, text: now } = (await show(asked._id)).answers.items[0] as Answer;
  expect([now, editedAt]).toEqual(['From the first tab.', (first.body.result as Answer).editedAt]);
  test$.clock.forward(1);
  expect((await change('From the second tab.', editedAt)).body.code).toBe('UPDATE_SUCCCESS');

  const question = { title: 'Which dose, and for how long?', text };
  const both = await Promise.all([
    put(`?id=${asked._id}`, asker, { ...question, editedAt: null }),
    put(`?id=${asked._id}`, asker, { ...question, editedAt: null }),
  ]);
  expect(both.map(({ body }) => body.code).sort()).toEqual(['CONFLICT', 'UPDATE_SUCCCESS']);
});

test('[DOC-07] an accepted answer that is changed says so, and the asker may take the acceptance back', async () => {
  const { _id } = await ask();
  const answer = await reply(_id);
  test$.clock.forward(60);
  await put(`/answers?id=${answer._id}`, peer, { text: 'By weight, for six weeks.' });
  test$.clock.forward(60);
  const accept = (accepted?: boolean, who = asker) => post('/answers/accept', who, { answerId: answer._id, accepted });
  expect((await accept()).body.result).toMatchObject({ accepted: true, changedSince: false });
  test$.clock.forward(60);
  const changed = await put(`/answers?id=${answer._id}`, peer, { text: 'Not at all.' });
  expect(changed.body.result).toMatchObject({ accepted: true, changedSince: true });
  expect((await accept(false, peer)).body.code).toBe('NOT_FOUND');
  expect((await accept(false)).body.result).toMatchObject({ accepted: false, changedSince: false });
  expect((await show(_id)).solved).toBe(false);
});

test('[DOC-07] [SEC-29] a question is about something that the asker may read, and says so to who may read it too', async () => {
  const details = { cover: { pattern: 'cells', palette: 'teal', variant: 0 } };
  const row = { type: 'webinar', title: 'Scalp in children', details, publishedOn: '2026-05-01' } as const;
  const [open, draft] = await test$.db
    .insert(contents)
    .values([
      { ...row, slug: 'open', status: 'published' },
      { ...row, slug: 'draft', status: 'draft' },
    ])
    .returning();
  const shared = await addContribution(test$.db, { kind: 'case' });
  const about = { kind: 'webinars', _id: open?.id, title: 'Scalp in children' };
  expect(await ask({ about: open?.id })).toMatchObject({ about });
  expect(await ask({ about: shared })).toMatchObject({ about: { kind: 'caseContributions', _id: shared } });
  expect((await list(`about=${open?.id}`)).items).toMatchObject([{ about }]);
  for (const gone of [draft?.id, '0190a000-0000-7000-8000-000000000001']) {
    const { status, body } = await post('', asker, { title: 'Which dose, please?', text, about: gone });
    expect([status, body.result]).toMatchObject([400, { issues: [{ path: 'body.about' }] }]);
  }
  const narrow = await addRole(test$.db, 'Questions alone', [{ section: 'Questions', read: true }]);
  const reader = await enter(test$, await addUser(test$.db, { roleId: narrow.id }));
  expect((await list('', reader)).items.map((one) => one.about)).toEqual([null, null]);
  await test$.db.update(contents).set({ status: 'rejected' });
  expect((await list(`about=${open?.id}`)).items).toMatchObject([{ about: null }]);
});
