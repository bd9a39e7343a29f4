import { readFileSync } from 'node:fs';
import { readEnv } from './env';
import { envSchema } from './env-schema';

const secret = 'a'.repeat(64);
const sealKeys = `1:${'A'.repeat(43)}=`;
const database = 'postgres://tvacha@127.0.0.1:5432/tvacha';
const full = {
  DATABASE_URL: database,
  SECRET: secret,
  SEAL_KEYS: sealKeys,
  REDIS_URL: 'redis://127.0.0.1:6379',
  SMTP_URL: 'smtps://user:word@mail.example:465',
  MAIL_FROM: 'Tvacha <care@tvacha.example>',
  SMS_GATEWAY_URL: 'https://gateway.example/send',
  SMS_GATEWAY_TOKEN: 'token',
  SMS_SENDER: 'TVACHA',
  S3_BUCKET: 'tvacha-files',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'word',
  MARKETING_SCRIPT_URL: 'https://news.example/script.js',
  MARKETING_SCRIPT_INTEGRITY: 'sha384-abc=',
};

test('[SEC-42] an empty environment has usable values', () => {
  expect(readEnv({ PORT: '' }, { hasDemo: true })).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    DATA_DIR: expect.stringMatching(/\/\.data$/),
    SITE_DIR: expect.stringMatching(/\/dist\/site$/),
    SEED: 'demo',
    OUTBOX: true,
    ALLOWED_ORIGINS: [],
    ANONYMOUS_PER_MINUTE: 200,
  });
});

test('[SEC-42] a server on Postgres is no demo, and its messages leave it', () => {
  expect(readEnv(full)).toMatchObject({ SEED: 'none', OUTBOX: false, DATABASE_POOL: 10, S3_REGION: 'ap-south-1' });
  expect(
    readEnv(
      { DATABASE_URL: database, SECRET: secret, SEAL_KEYS: sealKeys, OUTBOX: '1', SEED: 'demo' },
      { hasDemo: true },
    ),
  ).toMatchObject({
    SEED: 'demo',
    OUTBOX: true,
  });
});

test('[SEC-42] a server without demo data fills nothing, and says so where it is asked to', () => {
  expect(readEnv({}).SEED).toBe('none');
  expect(() => readEnv({ SEED: 'demo' })).toThrow(
    /^The environment is not right\. SEED: this server has no demo data; give none, or start \S+$/,
  );
});

test('[SEC-40] origins are read as a list', () => {
  const { ALLOWED_ORIGINS } = readEnv({ ALLOWED_ORIGINS: 'https://a.example, https://b.example/path' });
  expect(ALLOWED_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
});

test.each([
  ['PORT', 'none'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'tvacha.example'],
  ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
  ['MARKETING_SCRIPT_URL', 'news.example/script.js'],
  ['MARKETING_SCRIPT_INTEGRITY', 'sha1-abc'],
  ['MARKETING_QUEUE', 'a.b'],
  ['SEED', 'everything'],
  ['LOG_LEVEL', 'loud'],
  ['SECRET', 'short'],
  ['SEAL_KEYS', '1:short'],
  ['SEAL_KEYS', `${sealKeys},${sealKeys}`],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['DATABASE_URL', 'mysql://127.0.0.1/tvacha'],
  ['DATABASE_POOL', '0'],
  ['REDIS_URL', '127.0.0.1:6379'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'Tvacha'],
  ['SMS_GATEWAY_URL', 'gateway'],
  ['SMS_SENDER', 'not a header'],
  ['S3_ENDPOINT', 's3.example'],
  ['CLAMD_URL', 'http://127.0.0.1:3310'],
  ['METRICS_TOKEN', 'short'],
  ['ANONYMOUS_PER_MINUTE', 'many'],
  ['ACCESS_TOKEN_SECONDS', '601'],
  ['STAFF_IDLE_SECONDS', '1801'],
  ['STAFF_SESSION_SECONDS', '43201'],
  ['OUTBOX', 'yes'],
])('[SEC-42] a wrong %s (%s) is named in one line', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The environment is not right\\. ${name}: [^\\n;]+$`));
});

test.each([
  'SECRET',
  'SEAL_KEYS',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_TOKEN',
  'SMS_SENDER',
  'S3_BUCKET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'MARKETING_SCRIPT_URL',
])('[SEC-42] a missing %s is named where others need it', (name) => {
  expect(() => readEnv({ ...full, [name]: '' })).toThrow(
    new RegExp(`^The environment is not right\\. .*${name}: needed with [A-Z0-9_]+`),
  );
});

test('[SEC-23] a token may not outlast the rest that staff are allowed', () => {
  expect(() => readEnv({ STAFF_IDLE_SECONDS: '60' })).toThrow('ACCESS_TOKEN_SECONDS: give no more than');
  expect(readEnv({ STAFF_IDLE_SECONDS: '60', ACCESS_TOKEN_SECONDS: '60' })).toMatchObject({ STAFF_IDLE_SECONDS: 60 });
});

test('[SEC-42] every variable is written down for those who run the server', () => {
  const manual = readFileSync(`${__dirname}/../../../docs/operations.md`, 'utf8');
  const rows = manual.split('\n').filter((line) => line.startsWith('| `'));
  const written = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(Object.keys(envSchema.shape).filter((name) => !written.includes(name))).toEqual([]);
});

test.each([
  [{ HOST: '0.0.0.0' }, 'OUTBOX'],
  [{ HOST: '192.168.1.4', SEED: 'none' }, 'OUTBOX'],
  [{ PUBLIC_URL: 'https://tvacha.example', SEED: 'none', OUTBOX: '1' }, 'OUTBOX'],
  [{ HOST: '::', OUTBOX: 'public' }, 'SEED'],
  [{ PUBLIC_URL: 'https://tvacha.example', OUTBOX: 'public', SEED: 'demo' }, 'SEED'],
])('[SEC-14] [SEC-15] a server that others reach does not start with %j: %s is to be said by name', (given, name) => {
  const start = () => readEnv(given, { hasDemo: true });
  expect(start).toThrow(
    new RegExp(`^The environment is not right\\. (?:.*; )?${name}: others than this machine[^\\n]+$`),
  );
});

test.each([{ HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }, { PUBLIC_URL: 'http://127.0.0.1:4000' }])(
  '[SEC-14] with %j it is this machine’s own, and starts as before',
  (given) => {
    expect(readEnv(given, { hasDemo: true })).toMatchObject({ SEED: 'demo', OUTBOX: true, publicOutbox: false });
  },
);

test('[SEC-14] what is said by name is done', () => {
  const given = { HOST: '0.0.0.0', OUTBOX: 'public', SEED: 'public-demo' };
  expect(readEnv(given, { hasDemo: true })).toMatchObject({
    SEED: 'demo',
    OUTBOX: true,
    publicOutbox: true,
    publicDemo: true,
  });
  expect(() => readEnv(given)).toThrow(/SEED: this server has no demo data/);
});
