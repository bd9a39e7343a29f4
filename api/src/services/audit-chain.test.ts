import { eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { auditHead, auditLog } from '../db/schema';
import { makeApp, type TestApp } from '../testing/make-app';
import { addAdmin } from '../testing/office';
import { audit } from './audit';
import { checkChain } from './audit-chain';
import { createCtx, inTransaction } from './ctx';

let test$: TestApp;
let db: Db;
beforeEach(async () => {
  test$ = await makeApp();
  db = test$.db;
});

async function record(times: number): Promise<void> {
  const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };
  const ctx = createCtx({ ...test$, caller: { role: 'all', ip: '203.0.113.7', requestId: 'r', device } });
  for (let at = 0; at < times; at += 1)
    await inTransaction(ctx, (tx) => audit(tx, { action: 'a.b', subjectType: 'c', details: { at } }));
}

/** What somebody does who owns the database: the trigger is off meanwhile. */
async function tamper(work: () => PromiseLike<unknown>): Promise<void> {
  await db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
  await work();
  await db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
}

const atSeq = (seq: number) => eq(auditLog.seq, seq);
const change = (seq: number, fields: Partial<typeof auditLog.$inferInsert>) =>
  db.update(auditLog).set(fields).where(atSeq(seq));

test('[SEC-43] a log that nobody touched is whole, in batches of any size', async () => {
  expect(await checkChain(db)).toEqual({ whole: true, rows: 0, head: null, broken: null, next: null });
  await record(7);
  for (const size of [1, 2, 3, 7, 100]) {
    expect(await checkChain(db, { size })).toMatchObject({ whole: true, rows: 7, head: { seq: 7 }, broken: null });
  }
});

test.each<[string, () => PromiseLike<unknown>, { seq: number; fault: string }]>([
  ['a changed action', () => change(3, { action: 'nothing' }), { seq: 3, fault: 'changed' }],
  ['changed details', () => change(3, { details: { at: 99 } }), { seq: 3, fault: 'changed' }],
  ['a changed time', () => change(3, { at: new Date(0) }), { seq: 3, fault: 'changed' }],
  ['another actor', () => change(3, { actorId: crypto.randomUUID() }), { seq: 3, fault: 'changed' }],
  ['a row taken out', () => db.delete(auditLog).where(atSeq(3)), { seq: 3, fault: 'missing' }],
  ['the first row taken out', () => db.delete(auditLog).where(atSeq(1)), { seq: 1, fault: 'missing' }],
  [
    'two rows swapped',
    async () => {
      await change(2, { seq: 100 });
      await change(3, { seq: 2 });
      await change(100, { seq: 3 });
    },
    { seq: 2, fault: 'changed' },
  ],
  ['the tail cut off', () => db.delete(auditLog).where(gt(auditLog.seq, 4)), { seq: 5, fault: 'truncated' }],
  [
    'the tail cut off and the head with it',
    async () => {
      await db.delete(auditLog).where(gt(auditLog.seq, 4));
      await db.delete(auditHead);
    },
    { seq: 4, fault: 'truncated' },
  ],
  ['a hash taken off', () => change(4, { hash: '' }), { seq: 4, fault: 'unchained' }],
  ['another end', () => db.update(auditHead).set({ hash: 'other' }), { seq: 6, fault: 'changed' }],
])('[SEC-43] %s shows', async (_what, work, broken) => {
  await record(6);
  await tamper(work);
  for (const size of [1, 2, 100]) expect(await checkChain(db, { size })).toMatchObject({ whole: false, broken });
});

test('[SEC-43] a part of the log is looked at, and the next one goes on where it ended', async () => {
  await record(7);
  const parts = [];
  for (let after: number | null = 0; after !== null; after = parts.at(-1)?.next ?? null)
    parts.push(await checkChain(db, { after, most: 3, size: 2 }));
  expect(parts.map(({ rows, whole, next }) => [rows, whole, next])).toEqual([
    [3, true, 3],
    [3, true, 6],
    [1, true, null],
  ]);
  await tamper(() => change(3, { action: 'nothing' }));
  expect(await checkChain(db, { most: 3 })).toMatchObject({ broken: { seq: 3, fault: 'changed' }, next: null });
  expect(await checkChain(db, { after: 9 })).toMatchObject({ broken: { seq: 9, fault: 'missing' } });
});

test('[SEC-43] rows of before the chain are taken at its beginning', async () => {
  const rows = [1, 2].map((seq) => ({ seq, hash: '', action: 'old', subjectType: 'user', requestId: 'r' }));
  await db.insert(auditLog).values(rows);
  await db.insert(auditHead).values({ id: 1, seq: 2, hash: '' });
  expect(await checkChain(db)).toMatchObject({ whole: true, rows: 2 });
  await record(3);
  expect(await checkChain(db)).toMatchObject({ whole: true, rows: 5 });
});

test('[SEC-43] staff who read the dashboard can have the log checked', async () => {
  const { token } = await addAdmin(test$);
  await record(2);
  const { body } = await test$.call('GET', '/api/admin/logs/verify', { token });
  expect(body).toMatchObject({ code: 'SUCCESS', result: { whole: true, rows: 3 } });
  await tamper(() => change(2, { ip: '198.51.100.1' }));
  const tail = await test$.call('GET', '/api/admin/logs/verify?after=2', { token });
  expect(tail.body.result).toMatchObject({ whole: true, rows: 1 });
  const again = await test$.call('GET', '/api/admin/logs/verify', { token });
  expect(again.body.result).toMatchObject({ whole: false, broken: { seq: 2, fault: 'changed' } });
});
