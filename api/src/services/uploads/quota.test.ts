import { eq } from 'drizzle-orm';
import { files, refusedFiles, type UserRow, users } from '../../db/schema';
import { gate } from '../../testing/gate';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { sampleImage } from '../../testing/sample-files';
import { formOf, takeAll, uploadApp } from '../../testing/upload-app';
import { type Ctx, createCtx, inTransaction } from '../ctx';
import { purgeRecords } from '../purge-records';
import { acceptFile } from './accept-file';
import { claimFiles, releaseFiles } from './claim-files';
import { purgeOrphans } from './purge-orphans';

const megabyte = 1024 * 1024;
const member = { files: 5, bytes: 100 * megabyte };

async function open(uploads = {}) {
  const daily = { member, staff: { files: 50, bytes: 100 * megabyte } };
  const base = await makeApp();
  const config = { ...base.config, uploads: { ...base.config.uploads, daily, ...uploads } };
  const test$: TestApp = { ...base, config };
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  return { test$, user, token };
}

const picture = async () => formOf('picture', await sampleImage('png'), 'a.png');
const statusOf = (answers: Response[]) => answers.map(({ status }) => status).sort();

test('[SEC-34] a person may send so many files in 24 hours and no more', async () => {
  const { test$, user, token } = await open();
  const send = uploadApp(test$);
  for (let at = 0; at < 5; at += 1) expect((await send({ body: await picture() }, token)).status).toBe(200);
  test$.clock.forward(3600);
  const again = async () => send({ body: await picture() }, (await enter(test$, user)).token);
  const refused = await again();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(23 * 3600)]);
  expect(await test$.db.$count(files)).toBe(5);
  const other = await enter(test$, await addUser(test$.db));
  expect((await send({ body: await picture() }, other.token)).status).toBe(200);
  const staff = await enter(test$, await addUser(test$.db, { role: 'admin' }));
  for (let at = 0; at < 6; at += 1) expect((await send({ body: await picture() }, staff.token)).status).toBe(200);
  test$.clock.forward(23 * 3600 - 1);
  const last = await again();
  expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1']);
  test$.clock.forward(1);
  expect((await again()).status).toBe(200);
});

test('[SEC-34] a person may send so many bytes in 24 hours and no more', async () => {
  const size = (await sampleImage('png')).byteLength;
  const { test$, token } = await open({ daily: { member: { files: 50, bytes: size * 3 }, staff: member } });
  const send = uploadApp(test$);
  const answers: Response[] = [];
  for (let at = 0; at < 5; at += 1) answers.push(await send({ body: await picture() }, token));
  expect(statusOf(answers)).toEqual([200, 200, 200, 429, 429]);
});

test('[SEC-34] refused files count for the quota, and then no file is looked at any more', async () => {
  const { test$, user, token } = await open();
  const send = uploadApp(test$);
  const bad = () => formOf('picture', new Uint8Array([1, 2, 3]), 'a.png');
  const answers: Response[] = [];
  for (let at = 0; at < 5; at += 1) answers.push(await send({ body: bad() }, token));
  expect(statusOf(answers)).toEqual([400, 400, 400, 400, 400]);
  const scan = jest.spyOn(test$.scanner, 'scan');
  test$.clock.forward(3600);
  const later = await enter(test$, user);
  const refused = await send({ body: await picture() }, later.token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(23 * 3600)]);
  expect(scan).not.toHaveBeenCalled();
  test$.clock.forward(23 * 3600 + 1);
  await purgeRecords(test$);
  expect(await test$.db.$count(refusedFiles)).toBe(0);
  expect((await send({ body: await picture() }, (await enter(test$, user)).token)).status).toBe(200);
});

test('[SEC-34] twenty at once do not get past the quota, and leave no file without a row', async () => {
  const { test$, token } = await open({ parallel: 20 });
  const send = uploadApp(test$);
  const kept = new Set<string>();
  const { put, remove } = test$.files;
  test$.files.put = (key, ...rest) => {
    kept.add(key);
    return put(key, ...rest);
  };
  test$.files.remove = (key) => {
    kept.delete(key);
    return remove(key);
  };
  const answers = await Promise.all(Array.from({ length: 20 }, async () => send({ body: await picture() }, token)));
  expect(statusOf(answers).filter((status) => status === 200)).toHaveLength(5);
  const rows = await test$.db.select({ key: files.key }).from(files);
  expect([...kept].sort()).toEqual(rows.map(({ key }) => key).sort());
});

test('[SEC-34] five calls with files of one person run at once, the sixth waits outside', async () => {
  const { test$, token } = await open();
  const { passed: released, open: release } = gate();
  const { passed: full, open: fill } = gate();
  let begun = 0;
  const send = uploadApp(test$, async (call) => {
    begun += 1;
    if (begun === 5) fill();
    await released;
    return takeAll(call);
  });
  const body = await picture();
  const running = Array.from({ length: 5 }, () => send({ body }, token));
  // Calls overtake each other on their way in.
  await full;
  const sixth = await send({ body }, token);
  expect([sixth.status, (await sixth.json()).code, sixth.headers.get('retry-after')]).toEqual([
    429,
    'RATE_LIMITED',
    '2',
  ]);
  const other = await enter(test$, await addUser(test$.db));
  const others = send({ body }, other.token);
  release();
  expect(statusOf(await Promise.all([...running, others]))).toEqual([200, 200, 200, 200, 200, 200]);
});

test('[SEC-34] no more bytes are read at once than this process can hold', async () => {
  const { test$, token } = await open({ inFlight: 1 });
  const { passed: reading, open: reach } = gate();
  const { passed: released, open: release } = gate();
  const send = uploadApp(test$, async (call) => {
    reach();
    await released;
    return takeAll(call);
  });
  const body = await picture();
  // One alone is always let through, however large.
  const first = send({ body }, token);
  await reading;
  expect((await send({ body }, token)).status).toBe(503);
  release();
  expect((await first).status).toBe(200);
  expect((await send({ body }, token)).status).toBe(200);
});

describe('with a file of a person', () => {
  let test$: TestApp;
  let user: UserRow;
  let ctx: Ctx;
  beforeEach(async () => {
    ({ test$, user } = await open());
    const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };
    ctx = createCtx({ ...test$, caller: { role: 'doctor', userId: user.id, ip: '', requestId: 'test', device } });
  });
  const take = async (inCtx = ctx) => {
    const file = { path: 'files.a.0', purpose: 'degree', name: 'a.png', bytes: await sampleImage('png') } as const;
    return acceptFile(inCtx, { file, ownerId: user.id });
  };
  const isKept = async (key: string) => (await test$.files.stat(key)) !== null;

  test('[SEC-34] what no record holds is gone after 48 hours, what one holds stays', async () => {
    const [orphan, held, letGo] = [await take(), await take(), await take()];
    await claimFiles(ctx, { fileIds: [held.fileId, letGo.fileId], ownerId: user.id, purpose: 'degree' });
    await releaseFiles(ctx, [letGo.fileId]);
    test$.clock.forward(48 * 3600);
    expect(await purgeOrphans(test$)).toBe(0);
    test$.clock.forward(1);
    expect(await purgeOrphans(test$)).toBe(2);
    expect(await Promise.all([orphan, held, letGo].map(({ key }) => isKept(key)))).toEqual([false, true, false]);
    expect(await test$.db.select({ id: files.id }).from(files)).toEqual([{ id: held.fileId }]);
  });

  test('[SEC-34] what a record takes up while others go stays', async () => {
    const orphans = [await take(), await take()];
    test$.clock.forward(49 * 3600);
    jest.spyOn(test$.files, 'remove').mockImplementationOnce(async (gone) => {
      const fileIds = orphans.filter(({ key }) => key !== gone).map(({ fileId }) => fileId);
      await claimFiles(ctx, { fileIds, ownerId: user.id, purpose: 'degree' });
    });
    expect(await purgeOrphans(test$)).toBe(1);
    const [left] = await test$.db.select({ id: files.id, key: files.key }).from(files);
    expect(orphans.map(({ fileId }) => fileId)).toContain(left?.id);
    expect(await isKept(left?.key ?? '')).toBe(true);
  });

  test('[SEC-34] an orphan whose store is away is tried again', async () => {
    const { key } = await take();
    test$.clock.forward(49 * 3600);
    const remove = jest.spyOn(test$.files, 'remove').mockRejectedValueOnce(new Error('away'));
    await expect(purgeOrphans(test$)).rejects.toThrow('away');
    expect(await test$.db.$count(files)).toBe(1);
    expect(await purgeOrphans(test$)).toBe(1);
    expect(await isKept(key)).toBe(false);
    expect(remove).toHaveBeenCalledTimes(2);
  });

  test('[SEC-29] a file is claimed by its owner, for its purpose, once', async () => {
    const { fileId } = await take();
    const other = await addUser(test$.db);
    const claim = (ownerId: string, purpose: 'degree' | 'profilePic' = 'degree') =>
      claimFiles(ctx, { fileIds: [fileId], ownerId, purpose });
    await expect(claim(other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(claim(user.id, 'profilePic')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await claim(user.id)).toMatchObject([{ id: fileId }]);
    await expect(claim(user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('[SEC-34] a transaction that fails takes its files along, from the store too', async () => {
    const taken: string[] = [];
    const failing = inTransaction(ctx, async (tx) => {
      taken.push((await take(tx)).key);
      await inTransaction(tx, async (inner) => taken.push((await take(inner)).key));
      expect(await Promise.all(taken.map(isKept))).toEqual([true, true]);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await Promise.all(taken.map(isKept))).toEqual([false, false]);
    expect(await test$.db.$count(files)).toBe(0);
  });

  test('[SEC-42] others read and write the database while files are looked at and stored', async () => {
    const { put } = test$.files;
    const { scan } = test$.scanner;
    const others = () => test$.db.update(users).set({ clinic: 'Lotus' }).where(eq(users.id, user.id));
    test$.scanner.scan = async (bytes) => {
      await others();
      return scan(bytes);
    };
    test$.files.put = async (...given) => {
      await others();
      await put(...given);
    };
    expect(await isKept((await take()).key)).toBe(true);
  });

  test('[SEC-34] a store that fails leaves no row', async () => {
    jest.spyOn(test$.files, 'put').mockRejectedValueOnce(new Error('away'));
    await expect(take()).rejects.toThrow('away');
    expect(await test$.db.$count(files)).toBe(0);
  });

  test('[SEC-34] of files of one call the second fails: the first goes as well', async () => {
    const { put } = test$.files;
    let calls = 0;
    const keys: string[] = [];
    test$.files.put = async (key, ...rest) => {
      calls += 1;
      if (calls === 2) throw new Error('away');
      keys.push(key);
      await put(key, ...rest);
    };
    const failing = inTransaction(ctx, async (tx) => [await take(tx), await take(tx)]);
    await expect(failing).rejects.toThrow('away');
    expect(await isKept(keys[0] ?? '')).toBe(false);
    expect(await test$.db.select().from(files).where(eq(files.ownerId, user.id))).toEqual([]);
  });
});
