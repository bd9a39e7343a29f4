import { readFileSync } from 'node:fs';
import { eq, getTableName } from 'drizzle-orm';
import { createConfig } from '../app/config';
import * as schema from '../db/schema';
import {
  contactMessages,
  invalidCodes,
  loginFailures,
  otpChallenges,
  outboxMessages,
  refreshTokens,
  remoteReports,
  sessions,
  users,
} from '../db/schema';
import { tablesOf } from '../db/table-snapshot';
import { makeApp, testSecrets } from '../testing/make-app';
import { addUser, askForCode, enter, logIn } from '../testing/people';
import { newForm, sendForm } from '../testing/registrants';
import { emptyDatabase } from '../testing/test-database';
import { forgotten, growth, type TableName } from './growth';
import { purgeRecords } from './purge-records';

const day = 86_400;
const tables = { ...schema };

test('[SEC-44] of each table it is said what makes it grow, what bounds that and when its rows go', async () => {
  const db = await emptyDatabase();
  const inDatabase = (await tablesOf(db)).map(({ name }) => name).filter((name) => name !== 'schema_migrations');
  const listed = (Object.keys(growth) as TableName[]).map((name) => getTableName(tables[name]));
  expect(listed.sort()).toEqual(inDatabase.sort());
  const strangers = Object.entries(growth).filter(([, { by, forget }]) => by === 'anybody' && !forget);
  // One row a piece of content; and the audit log, which is kept.
  expect(strangers.map(([name]) => name)).toEqual(['contentReads', 'auditLog']);
});

test('[SEC-44] operations.md tells the same ages as the server keeps', async () => {
  const { retention, uploads } = createConfig({ secrets: testSecrets });
  const words = readFileSync(`${__dirname}/../../../docs/operations.md`, 'utf8');
  const told = words.split('## What is deleted, and when')[1]?.split('\n## ')[0] ?? '';
  const inWords = (age: number) => (age % (day * 1000) ? `${age / 3_600_000} hours` : `${age / day / 1000} days?`);
  for (const [name, age] of Object.entries({ ...retention, orphans: uploads.orphanLife }))
    expect(told).toMatch(new RegExp(`\\| \`${name}\` \\| ${inWords(age)}\\b`));
});
const letter = { name: 'Asha Rao', email: 'asha@clinic.example', subject: 'A visit', message: 'When are you open?' };

test('[SEC-07] [SEC-44] what is of no use any more is deleted after its time, and not before', async () => {
  const test$ = await makeApp();
  const { db, clock, call } = test$;
  const user = await addUser(db);
  const login = await logIn(test$, user);
  const spend = { body: { refreshToken: login.refreshToken }, cookie: login.cookie };
  await call('POST', '/api/auth/access/token', spend);
  await enter(test$, user);
  await askForCode(test$, user.phone);
  await call('POST', '/api/demo/register', { body: { fullName: 'Asha Rao', phone: '+919812345678' } });
  await call('POST', '/api/code/verify', { body: { code: 'TVD-NONE' } });
  const wrong = { type: 'password', email: 'nobody@clinic.example', password: 'wrong', loginUser: 'doctor' };
  await call('POST', '/api/auth/login', { body: wrong });
  await db.insert(remoteReports).values({ remote: 'doctor', version: '1', event: 'loaded', at: clock.now() });
  await db.update(users).set({ createdAt: clock.now() });
  const dead = { channel: 'email', recipient: 'nobody@clinic.example', text: '', state: 'dead' } as const;
  await db.insert(outboxMessages).values({ ...dead, dueAt: clock.now(), settledAt: clock.now() });
  await call('POST', '/api/contact', { body: letter });
  await call('POST', '/api/auth/password/forgot', { body: { email: 'nobody@clinic.example' } });
  const counts = async () => ({
    sessions: await db.$count(sessions),
    tokens: await db.$count(refreshTokens),
    failures: await db.$count(loginFailures),
    invalidCodes: await db.$count(invalidCodes),
    reports: await db.$count(remoteReports),
    demos: await db.$count(users, eq(users.demo, true)),
    codes: await db.$count(otpChallenges),
    messages: await db.$count(outboxMessages),
  });
  const after = async (seconds: number) => {
    clock.forward(seconds);
    await purgeRecords(test$);
    return counts();
  };
  const all = { sessions: 2, tokens: 3, failures: 1, invalidCodes: 1, reports: 1, demos: 1, codes: 4, messages: 3 };
  expect(await after(0)).toEqual(all);
  expect(await after(23 * 3600 + 1)).toEqual({ ...all, codes: 0, messages: 2 });
  expect(await after(3600)).toEqual({ ...all, codes: 0, messages: 2, demos: 0 });
  expect(await after(6 * day)).toMatchObject({ tokens: 2, sessions: 2, reports: 1, messages: 1 });
  expect(await after(23 * day)).toMatchObject({ reports: 0, failures: 1, invalidCodes: 1, sessions: 2, messages: 0 });
  // The first session ended at once, the second ran out after a month.
  expect(await after(60 * day)).toMatchObject({ sessions: 1, failures: 0, invalidCodes: 1 });
  expect(await after(90 * day)).toMatchObject({ sessions: 0, tokens: 0, invalidCodes: 0 });
});

test('[SEC-44] what strangers send is bounded by number too, and the newest stay', async () => {
  const test$ = await makeApp();
  const { db, clock } = test$;
  const at = (ago: number) => new Date(clock.now().getTime() - ago * 1000);
  const row = forgotten.find(({ name }) => name === 'contactMessages');
  if (!row) throw new Error('Contact messages are kept for good');
  const replaced = jest.replaceProperty(row, 'most', 3);
  const message = { name: 'A', email: 'a@clinic.example', subject: 'S', message: 'M' };
  await db.insert(contactMessages).values([5, 4, 3, 2, 1].map((ago) => ({ ...message, createdAt: at(ago) })));
  expect(await purgeRecords(test$)).toEqual({ contactMessages: 2 });
  const left = await db.select().from(contactMessages).orderBy(contactMessages.createdAt);
  expect(left.map(({ createdAt }) => createdAt)).toEqual([3, 2, 1].map(at));
  replaced.restore();
});

test('[SEC-44] a registration that nobody goes on with is removed, and its card is good again', async () => {
  const test$ = await makeApp();
  const { db, clock } = test$;
  const form = await newForm(test$);
  expect((await sendForm(test$, form)).status).toBe(201);
  const verified = await addUser(db);
  await db.update(users).set({ updatedAt: clock.now() });
  const after = async (days: number) => {
    clock.forward(days * day);
    return (await purgeRecords(test$)).registrations;
  };
  expect(await after(89)).toBeUndefined();
  expect(await after(2)).toBe(1);
  expect((await db.select().from(users)).map(({ id }) => id)).toEqual([verified.id]);
  expect((await sendForm(test$, form)).status).toBe(201);
});
