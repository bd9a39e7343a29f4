import { fullPasswordCost, hashPassword, testPasswordCost, verifyPassword } from '../auth/password';
import { nativePasswords } from './native-passwords';

const password = 'Banyan-step-47 é';

test('[SEC-13] hashes of the server and of the mock are the same, and each takes those of the other', async () => {
  const native = nativePasswords(fullPasswordCost);
  const [theirs, ours] = [await hashPassword(password, fullPasswordCost), await native.hash(password)];
  const costOf = (hash: string) => hash.split('$').slice(0, 4);
  expect(costOf(ours)).toEqual(costOf(theirs));
  expect(ours).toHaveLength(theirs.length);
  expect(await native.verify(password.normalize('NFD'), theirs)).toBe(true);
  expect(await verifyPassword(password, ours, fullPasswordCost)).toBe(true);
  expect(await native.verify('Banyan-step-48', theirs)).toBe(false);
  expect(await native.verify(password, await hashPassword(password, testPasswordCost))).toBe(true);
});

test('[SEC-13] without a hash no password is right, not even that of the decoy', async () => {
  const native = nativePasswords(testPasswordCost);
  expect(await native.verify('not a password of anyone', undefined)).toBe(false);
  expect(await native.verify(password, null)).toBe(false);
});

test('[SEC-42] others are served while passwords are compared', async () => {
  const native = nativePasswords(fullPasswordCost);
  const hash = await native.hash(password);
  let isServed = false;
  setImmediate(() => {
    isServed = true;
  });
  const tries = Promise.all([1, 2, 3, 4].map(() => native.verify('wrong', hash).then(() => isServed)));
  expect(await tries).toEqual([true, true, true, true]);
});

test('[SEC-42] of a flood of passwords those that would wait too long are refused', async () => {
  const native = nativePasswords(testPasswordCost, { most: 1, waiting: 2 });
  const settled = await Promise.allSettled([1, 2, 3, 4, 5].map(() => native.hash(password)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(settled[4]).toMatchObject({ reason: { code: 'UNAVAILABLE', extras: { retryAfter: 2 } } });
  expect(await native.verify(password, await native.hash(password))).toBe(true);
});
