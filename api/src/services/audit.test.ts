import { asc, eq, sql } from 'drizzle-orm';
import { chainHash } from '../auth/chain-hash';
import { auditLog } from '../db/schema';
import { makeApp } from '../testing/make-app';
import { addUser, enter } from '../testing/people';
import { audit } from './audit';
import { createCtx, inTransaction } from './ctx';

async function recorded(times: number) {
  const test$ = await makeApp();
  const user = await addUser(test$.db);
  await enter(test$, user);
  const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };
  const ctx = () => createCtx({ ...test$, caller: { role: 'all', ip: '203.0.113.7', requestId: 'r', device } });
  await Promise.all(
    Array.from({ length: times }, (_, at) =>
      inTransaction(ctx(), (tx) =>
        audit(tx, { action: 'a.b', subjectType: 'c', details: { z: 1, at, a: { y: 1, b: 2 } } }),
      ),
    ),
  );
  return { db: test$.db, rows: () => test$.db.select().from(auditLog).orderBy(asc(auditLog.seq)) };
}

test('[SEC-43] rows of the audit log hang together, also when many are written at once', async () => {
  const { rows } = await recorded(20);
  let before = '';
  const list = await rows();
  expect(list).toHaveLength(21);
  for (const [at, row] of list.entries()) {
    expect(row.seq).toBe(at + 1);
    expect(row.hash).toBe(await chainHash(before, row));
    before = row.hash;
  }
});

test('[SEC-43] the database refuses to change or remove a row of the audit log', async () => {
  const { db, rows } = await recorded(1);
  const [row] = await rows();
  const change = db
    .update(auditLog)
    .set({ action: 'nothing' })
    .where(eq(auditLog.id, row?.id ?? ''));
  await expect(
    change.then(
      () => 'changed',
      (error) => error.cause?.message,
    ),
  ).resolves.toContain('only ever added to');
  await expect(
    db.execute(sql`delete from audit_log`).then(
      () => 'gone',
      (error) => error.cause?.message,
    ),
  ).resolves.toContain('only ever added to');
});
