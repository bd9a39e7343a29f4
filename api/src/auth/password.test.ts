import { createConfig } from '../app/config';
import { configOf } from '../node/config-of';
import { readEnv } from '../node/env';
import { testSecrets } from '../testing/make-app';
import { fullPasswordCost, hashPassword, testPasswordCost, verifyPassword } from './password';

const { passwordCost } = createConfig({ secrets: testSecrets });

/** What an encoded hash says of how it was made. */
const partsOf = (hash: string) => {
  const [, kind, version, cost, salt = ''] = hash.split('$');
  return { kind, version, cost, salt: Buffer.from(salt, 'base64') };
};

test('[SEC-13] passwords are hashed by argon2id with 19 MiB and two passes, each with 128 bits of salt of its own', async () => {
  const [one = '', other = ''] = await Promise.all([1, 2].map(() => hashPassword('Banyan-step-47', passwordCost)));
  expect(partsOf(one)).toMatchObject({ kind: 'argon2id', version: 'v=19', cost: 'm=19456,t=2,p=1' });
  expect(partsOf(one).salt).toHaveLength(16);
  expect(partsOf(one).salt).not.toEqual(partsOf(other).salt);
  expect(new Set(partsOf(one).salt).size).toBeGreaterThan(4);
  expect(await verifyPassword('Banyan-step-47', one, passwordCost)).toBe(true);
  expect(await verifyPassword('Banyan-step-48', one, passwordCost)).toBe(false);
});

test('[SEC-13] without a hash no password is right, whatever it costs to say so', async () => {
  expect(await verifyPassword('not a password of anyone', undefined, testPasswordCost)).toBe(false);
  expect(await verifyPassword('Banyan-step-47', null, testPasswordCost)).toBe(false);
});

test.each([
  testPasswordCost,
  { ...fullPasswordCost, memorySize: fullPasswordCost.memorySize - 1 },
  { ...fullPasswordCost, iterations: 1 },
])('[SEC-13] a server does not start with cheaper hashes: %o', (cheaper) => {
  const env = readEnv({});
  expect(configOf(env, { secrets: testSecrets }).passwordCost).toEqual({ memorySize: 19_456, iterations: 2 });
  expect(() => configOf(env, { secrets: testSecrets, passwordCost: cheaper })).toThrow(/must be hashed with 19456 KiB/);
});
