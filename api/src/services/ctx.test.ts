import { users } from '../db/schema';
import { makeApp } from '../testing/make-app';
import { addUser } from '../testing/people';
import { afterCommit, type Ctx, createCtx, inTransaction } from './ctx';

let ctx: Ctx;
beforeEach(async () => {
  const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };
  ctx = createCtx({ ...(await makeApp()), caller: { role: 'all', ip: '', requestId: 'test', device } });
});

const count = ({ db }: Ctx) => db.$count(users);

test('[SEC-42] the outer database cannot be used inside a transaction, however deep', async () => {
  await inTransaction(ctx, async (inner) => {
    expect(() => ctx.db).toThrow('The outer db was used inside a transaction');
    await inTransaction(inner, async (innermost) => {
      expect(() => inner.db).toThrow('The outer db was used inside a transaction');
      expect(await count(innermost)).toBe(0);
    });
    expect(await count(inner)).toBe(0);
  });
  expect(await count(ctx)).toBe(0);
});

test('[SEC-42] what fails is taken back whole: the inner part alone, or all', async () => {
  const fails = async (ctx: Ctx) => {
    await addUser(ctx.db);
    throw new Error('on purpose');
  };
  await inTransaction(ctx, async (ctx) => {
    await addUser(ctx.db);
    await expect(inTransaction(ctx, fails)).rejects.toThrow('on purpose');
  });
  expect(await count(ctx)).toBe(1);
  await expect(inTransaction(ctx, fails)).rejects.toThrow('on purpose');
  expect(await count(ctx)).toBe(1);
});

test('[SEC-24] what follows a transaction is done when the outermost has committed, and not where it failed', async () => {
  const done: string[] = [];
  await inTransaction(ctx, async (outer) => {
    await inTransaction(outer, async (inner) => afterCommit(inner, () => void done.push('inner')));
    afterCommit(outer, () => void done.push('outer'));
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['inner', 'outer']);
  const failing = inTransaction(ctx, async (tx) => {
    afterCommit(tx, () => void done.push('never'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  afterCommit(ctx, () => void done.push('at once'));
  expect(done).toEqual(['inner', 'outer', 'at once']);
});
