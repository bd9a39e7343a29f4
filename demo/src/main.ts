import { runServer } from '@tvacha/api/run-server';
import { totpAt } from '@tvacha/api/totp';
import { z } from 'zod';
import { demoAccounts } from './demo-accounts';
import { demoSecrets } from './demo-factors';

/** The demo accounts, and where their codes are read, for whoever starts a server over them. */
function welcome({ url, outbox, now }: { url: string; outbox: boolean; now: Date }): string[] {
  const accounts = demoAccounts.map(({ label, firstName, lastName, phone, email, password }) => {
    const ways = [phone, password && `${email} / ${password}`].filter(Boolean).join(', ');
    return `  ${label}: ${firstName} ${lastName}, ${ways}`;
  });
  const codes = Object.entries(demoSecrets).map(
    ([email, secret]) => `  Authenticator of ${email}: ${totpAt(secret, now)} now, secret ${secret}`,
  );
  return [
    'Demo accounts:',
    ...accounts,
    ...(outbox
      ? [...codes, `Codes sent to phones, and those of the authenticators, are read at ${url}/dev/outbox`]
      : []),
  ];
}

/** How many books get a file; all of them, unless a test that starts many servers needs few. */
const books =
  process.env.DEMO_BOOKS === undefined ? {} : { pdfs: z.coerce.number().int().min(0).parse(process.env.DEMO_BOOKS) };

// The texts are only loaded where a database is filled.
runServer({ seed: async (options) => (await import('./seed')).seed({ ...options, ...books }), welcome });
