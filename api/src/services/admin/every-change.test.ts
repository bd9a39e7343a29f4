import type { OperationId, routes } from '@tvacha/shared-contract';
import { flags } from '@tvacha/shared-contract/sections';
import { accessByTable } from '@tvacha/shared-contract/testing';
import type { ContentState } from '@tvacha/shared-contract/vocabulary';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import {
  auditLog,
  certificates,
  contents,
  customerCodes,
  enrollments,
  postReports,
  secondFactors,
  siteEntries,
} from '../../db/schema';
import { callOperation, type RawInput } from '../../testing/call-operation';
import { addFilmed, sampleFilm } from '../../testing/films';
import { addCourse, addPoll } from '../../testing/learning';
import { makeApp, type TestApp } from '../../testing/make-app';
import {
  addAuthor,
  addCannedAnswer,
  addChat,
  addContactMessage,
  addContribution,
  addDeadMessage,
  addInvalidCode,
  addPublisher,
  addQuestion,
  addSavedView,
  addSiteEntry,
  addStaff,
  type MakeInput,
} from '../../testing/office';
import { addPaper, addRole, addUser, enter } from '../../testing/people';
import { dump } from '../../testing/test-database';
import { issueCertificate } from '../learning/certificates';

/** But for runs over many accounts, which tell first and change later: `bulk.test.ts` has their rights and rows. */
type AdminId = Exclude<Extract<OperationId, `admin.${string}`>, `admin.bulk.${string}`>;
/** It says who looks at a talk, and keeps nothing. */
type Passing = 'admin.chats.presence';
type ChangeId = Exclude<
  { [Id in AdminId]: (typeof routes)[Id]['method'] extends 'GET' ? never : Id }[AdminId],
  Passing
>;

const pending = (test: TestApp) => addUser(test.db, { approval: 'pending' });
const body = (fields: object) => ({ body: fields });
const asSeen = ({ id, updatedAt }: { id: string; updatedAt: Date }) => ({ id, updatedAt: updatedAt.toISOString() });
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

const poll = {
  type: 'poll',
  title: 'Which lotion in the monsoon?',
  details: {
    cover: { pattern: 'cells', palette: 'teal', variant: 1 },
    context: 'Creams stay wet on the skin for hours.',
    closesOn: '2026-12-31',
  },
  options: [{ text: 'A lotion' }, { text: 'A gel' }],
};

/** An account as its reader saw it. */
async function seenUser({ db }: TestApp) {
  const { id, updatedAt } = await addUser(db);
  return { id, updatedAt: updatedAt.toISOString() };
}

/** A poll in a state, as its reader saw it. */
async function addPiece(db: Db, status: ContentState) {
  const { pollId: id } = await addPoll(db, '2026-12-31', { status });
  const [row] = await db.select({ updatedAt: contents.updatedAt }).from(contents).where(eq(contents.id, id));
  return { id, updatedAt: row?.updatedAt.toISOString() ?? '' };
}

/** A draft of a guide, as its reader saw it. */
async function addGuide(db: Db) {
  const id = await addFilmed(db, 'proguide', { status: 'draft' });
  const [row] = await db.select({ updatedAt: contents.updatedAt }).from(contents).where(eq(contents.id, id));
  return { id, updatedAt: row?.updatedAt.toISOString() ?? '' };
}

const kiran = {
  ...{ first_name: 'Kiran', last_name: 'Bedekar', role: 'patient' },
  ...{ email: 'kiran@tvacha.example', phone: '+919000000996' },
};

/** For each change by staff an input that succeeds; one that is forgotten fails to compile. */
const changes: Record<ChangeId, MakeInput> = {
  'admin.users.approve': async (test) => body({ id: (await pending(test)).id }),
  'admin.users.reject': async (test) => body({ id: (await pending(test)).id, reason: 'The number is not known' }),
  'admin.users.copy': async (test) => {
    const { id } = await pending(test);
    return body({ id, paper: await addPaper(test.db, id), reason: 'The name cannot be read' });
  },
  'admin.users.check': async ({ db }) =>
    body({ ...asSeen(await addUser(db, { approval: 'pending' })), line: 'name', right: true }),
  'admin.users.update': async (test) => body({ ...(await seenUser(test)), first_name: 'Leela' }),
  'admin.users.contact': async (test) => body({ ...(await seenUser(test)), email: 'new@tvacha.example' }),
  'admin.users.disable': async ({ db }) => body({ id: (await addUser(db)).id, reason: 'Asked to rest for a year' }),
  'admin.users.enable': async ({ db }) => body({ id: (await addUser(db, { approval: 'disabled' })).id }),
  'admin.users.logout': async (test) => {
    const user = await addUser(test.db);
    await enter(test, user);
    return body({ id: user.id });
  },
  'admin.users.factor': async (test) => {
    const { id: userId } = (await addStaff(test, [])).user;
    await test.db.insert(secondFactors).values({ userId, secret: '1.a.b', confirmedAt: test.clock.now() });
    return body({ id: userId });
  },
  'admin.users.welcome': async ({ db }) => body({ id: (await addUser(db)).id }),
  'admin.users.delete': async ({ db }) => ({ query: { id: (await addUser(db)).id } }),
  'admin.users.export': () => body({ role: 'all' }),
  'admin.users.create': async ({ db }) =>
    body({
      first_name: 'Devika',
      last_name: 'Menon',
      email: 'devika@tvacha.example',
      role: 'subAdmin',
      roleId: (await addRole(db, 'Guests', [])).id,
    }),
  'admin.users.admit': () => body(kiran),
  'admin.users.role': async ({ db }) => {
    const { id, updatedAt } = await addUser(db, { role: 'patient' });
    return body({ id, updatedAt, permissions: [] });
  },
  'admin.outbox.retry': async ({ db }) => body({ id: (await addDeadMessage(db)).id }),
  'admin.outbox.discard': async ({ db }) => ({ query: { id: (await addDeadMessage(db)).id } }),
  'admin.invalid.resolve': async ({ db }) => body({ id: (await addInvalidCode(db)).id, note: 'A misprint' }),
  'admin.invalid.accept': async ({ db }) => body({ id: (await addInvalidCode(db)).id }),
  'admin.invalid.link': async (test) =>
    body({ id: (await addInvalidCode(test.db)).id, application: (await pending(test)).id }),
  'admin.codes.import': () => body({ codes: ['TVD-70001', 'TVD-70002'] }),
  'admin.codes.withdraw': async ({ db }) => {
    const [code] = await db.insert(customerCodes).values({ code: 'TVD-70003' }).returning();
    return { query: { id: code?.id } };
  },
  'admin.publishers.create': () => body({ name: 'Ganga Press' }),
  'admin.publishers.update': async ({ db }) => body({ id: (await addPublisher(db)).id, name: 'Kaveri Press' }),
  'admin.publishers.delete': async ({ db }) => ({ query: { id: (await addPublisher(db)).id } }),
  'admin.authors.create': () => body({ name: 'Leela Rao' }),
  'admin.authors.update': async ({ db }) => body({ id: (await addAuthor(db)).id, name: 'Leela Bose' }),
  'admin.authors.delete': async ({ db }) => ({ query: { id: (await addAuthor(db)).id } }),
  'admin.contents.create': () => body(poll),
  'admin.contents.update': async ({ db }) => body({ ...poll, ...(await addPiece(db, 'draft')) }),
  'admin.contents.files': async ({ db }) => body({ ...(await addPiece(db, 'draft')), removeFile: true }),
  'admin.contents.film': async ({ db }) => ({
    query: { ...(await addGuide(db)), name: 'film.webm', size: sampleFilm('webm').byteLength },
    body: sampleFilm('webm'),
  }),
  'admin.contents.filmparts': async ({ db }) =>
    body({ ...(await addGuide(db)), chapters: [{ at: 0, title: 'The tray' }] }),
  'admin.contents.submit': async ({ db }) => body(await addPiece(db, 'draft')),
  'admin.contents.approve': async ({ db }) => body(await addPiece(db, 'pending')),
  'admin.contents.reject': async ({ db }) =>
    body({ ...(await addPiece(db, 'pending')), reason: 'The options say the same' }),
  'admin.contents.unpublish': async ({ db }) => body(await addPiece(db, 'published')),
  'admin.contents.delete': async ({ db }) => ({ query: { id: (await addPiece(db, 'draft')).id } }),
  'admin.certificates.revoke': async ({ db }) => {
    const { courseId: contentId } = await addCourse(db);
    const [enrolled] = await db
      .insert(enrollments)
      .values({ contentId, userId: (await addUser(db)).id })
      .returning();
    if (!enrolled) throw new Error('Nobody is enrolled');
    await issueCertificate({ db }, enrolled.id, new Date('2026-06-01T06:00:00Z'));
    const [{ number = '' } = {}] = await db.select().from(certificates);
    return body({ number, reason: 'Taken under another name' });
  },
  'admin.contributions.approve': async ({ db }) => body(seen(await addContribution(db))),
  'admin.contributions.return': async ({ db }) =>
    body({ ...seen(await addContribution(db)), notes: [{ field: 'title', text: 'Say what is new in it' }] }),
  'admin.contributions.reject': async ({ db }) =>
    body({ ...seen(await addContribution(db)), reason: 'The face can be recognised' }),
  'admin.contributions.unpublish': async ({ db }) =>
    body({ ...seen(await addContribution(db, { status: 'published' })), reason: 'The face can be recognised' }),
  'admin.questions.hide': async ({ db }) =>
    body({ id: (await addQuestion(db)).question.id, editedAt: null, hidden: true, reason: 'It names a patient' }),
  'admin.answers.hide': async ({ db }) =>
    body({ id: (await addQuestion(db)).answer.id, editedAt: null, hidden: true, reason: 'It names a patient' }),
  'admin.posts.clear': async ({ db }) => {
    const { answer } = await addQuestion(db);
    await db.insert(postReports).values({ answerId: answer.id, userId: (await addUser(db)).id, reason: 'harm' });
    return body({ id: answer.id, editedAt: null, reports: 1 });
  },
  'admin.roles.create': () => body({ name: 'Visitors', permissions: [] }),
  'admin.roles.update': async ({ db }) =>
    body({ ...asSeen(await addRole(db, 'Old', [])), name: 'New', permissions: [] }),
  'admin.roles.delete': async ({ db }) => ({ query: asSeen(await addRole(db, 'Unused', [])) }),
  'admin.sitemap.create': () => body({ title: 'Summer', url: '/patient/embarrassing/summer' }),
  'admin.sitemap.update': async ({ db }) => body({ id: (await addSiteEntry(db)).id, title: 'A', url: '/a' }),
  'admin.sitemap.reorder': async ({ db }) => {
    await addSiteEntry(db);
    await addSiteEntry(db);
    const entries = await db.select().from(siteEntries).orderBy(desc(siteEntries.position));
    return body({ ids: entries.map(({ id }) => id) });
  },
  'admin.sitemap.delete': async ({ db }) => ({ query: { id: (await addSiteEntry(db)).id } }),
  'admin.chats.seen': async ({ db }) => body({ id: (await addChat(db)).id }),
  'admin.chats.answer': async ({ db }) => {
    const { id, first: expected } = await addChat(db);
    return body({ id, expected, text: 'We will see.' });
  },
  'admin.chats.note': async ({ db }) => body({ id: (await addChat(db)).id, text: 'Called as well.' }),
  'admin.chats.assign': async ({ db }) => body({ id: (await addChat(db)).id, to: null, from: null }),
  'admin.chats.close': async ({ db }) => body({ id: (await addChat(db)).id, closed: true }),
  'admin.canned.create': () => body({ name: 'Hours', text: 'From ten to six.' }),
  'admin.canned.update': async ({ db }) => {
    const { id, updatedAt } = await addCannedAnswer(db);
    return body({ id, updatedAt: updatedAt.toISOString(), name: 'Hours on Friday', text: 'From ten to five.' });
  },
  'admin.canned.delete': async ({ db }) => ({ query: { id: (await addCannedAnswer(db)).id } }),
  'admin.messages.handle': async ({ db }) => body({ id: (await addContactMessage(db)).id, handled: true }),
  'admin.messages.answer': async ({ db }) => body({ id: (await addContactMessage(db)).id, text: 'From ten to six.' }),
  'admin.views.create': () => body({ list: 'accounts', name: 'Pune', query: { city: 'Pune' }, shared: true }),
  'admin.views.update': async (test) =>
    body({ ...asSeen(await addSavedView(test.db, null)), name: 'Kochi', query: { city: 'Kochi' }, shared: true }),
  'admin.views.delete': async ({ db }) => ({ query: { id: (await addSavedView(db, null)).id } }),
  'admin.views.prefer': async ({ db }) => body({ list: 'accounts', id: (await addSavedView(db, null)).id }),
};

const ids = Object.keys(changes) as (ChangeId & OperationId)[];

function staffRight(id: OperationId) {
  const access = accessByTable(id);
  // What asks for any section is tried with that of what `changes` names.
  if (access.kind === 'staffOfAny') return { section: 'User Verification' as const, flag: access.flag };
  if (access.kind !== 'staff') throw new Error(`${id} is not for staff`);
  return access;
}

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

/**
 * What is wrong with a change: who lacks its flag is refused and writes nothing, who has it leaves one row in the log.
 */
async function faultsOf(id: ChangeId & OperationId): Promise<string[]> {
  const faults: string[] = [];
  const { section, flag } = staffRight(id);
  const others = flags.filter((one) => one !== flag).map((one) => [one, true] as const);
  const outsider = await addStaff(test$, [{ section, ...Object.fromEntries(others) }]);
  const insider = await addStaff(test$, [{ section, [flag]: true }]);
  const input = await changes[id](test$);
  const before = await dump(test$.db);
  const refused = await callOperation(test$, id, input, outsider.token);
  if (refused.status !== 403 || refused.body.code !== 'FORBIDDEN')
    faults.push(`${id} without "${flag}": ${refused.status} ${refused.body.code}`);
  if ((await dump(test$.db)) !== before) faults.push(`${id} without "${flag}" wrote`);

  const logged = await test$.db.$count(auditLog);
  const { status, body } = await callOperation(test$, id, input, insider.token);
  if (status !== 200 || body.error) faults.push(`${id} with "${flag}": ${status} ${body.code}`);
  const rows = (await test$.db.select().from(auditLog)).filter(({ seq }) => seq > logged);
  const isTold = rows.every((row) => row.actorId === insider.user.id && /^[a-zA-Z]+\.[a-zA-Z]+$/.test(row.action));
  if (rows.length !== 1 || !isTold) faults.push(`${id} is in the log as [${rows.map(({ action }) => action)}]`);
  return faults;
}

test('[ADM-01] [SEC-43] every change by staff needs its own flag, and is in the audit log once', async () => {
  const faults: string[] = [];
  for (const id of ids) faults.push(...(await faultsOf(id)));
  expect(faults).toEqual([]);
});

/** What an operation's own rule refuses: a record that is not there, or where none is named what is out of contract. */
function refusedInput({ query, body = {} }: RawInput): RawInput {
  const missing = { id: crypto.randomUUID() };
  if (query) return { query: { ...query, ...missing } };
  return { body: 'id' in (body as object) ? { ...(body as object), ...missing } : { wrong: true } };
}

test('[SEC-43] a change that is refused by a rule is not in the audit log', async () => {
  const faults: string[] = [];
  for (const id of ids) {
    const { section, flag } = staffRight(id);
    const { token } = await addStaff(test$, [{ section, [flag]: true }]);
    const input = refusedInput(await changes[id](test$));
    const before = await dump(test$.db);
    const { status } = await callOperation(test$, id, input, token);
    if (status < 400) faults.push(`${id}: ${status}`);
    if ((await dump(test$.db)) !== before) faults.push(`${id} wrote`);
  }
  expect(faults).toEqual([]);
});
