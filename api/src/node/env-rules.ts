import type { Variables } from './env-schema';

type Name = keyof Variables;

/** Where the first is given, the others must be too. */
const together: readonly (readonly [Name, ...Name[]])[] = [
  ['MARKETING_SCRIPT_INTEGRITY', 'MARKETING_SCRIPT_URL'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN', 'SMS_SENDER'],
  ['SMS_GATEWAY_FALLBACK_URL', 'SMS_GATEWAY_URL'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['S3_ACCESS_KEY', 'S3_BUCKET'],
  ['S3_SECRET_KEY', 'S3_BUCKET'],
];

/** Whether others than this machine can reach the server. */
export const isExposed = ({ HOST, PUBLIC_URL }: Pick<Variables, 'HOST' | 'PUBLIC_URL'>): boolean =>
  !/^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(HOST) || (PUBLIC_URL?.startsWith('https:') ?? false);

/** What a server that others reach must be told by name: an outbox shows every code, and demo passwords are known. */
export function exposures(env: Pick<Variables, 'HOST' | 'PUBLIC_URL' | 'OUTBOX' | 'SEED'>, shown: boolean): string[] {
  if (!isExposed(env)) return [];
  const who = 'others than this machine can reach the server by HOST or PUBLIC_URL';
  return [
    ...(shown && env.OUTBOX !== 'public' ? [`OUTBOX: ${who}; give SMTP_URL and SMS_GATEWAY_URL, or public`] : []),
    ...(env.SEED === 'demo' ? [`SEED: ${who}; give none, or public-demo`] : []),
  ];
}

/** What is wrong with variables that are each right, one line a variable, by the variable that is to be given. */
export function brokenRules(env: Variables): string[] {
  const faults = new Map<Name, string>();
  for (const [first, ...others] of together) {
    for (const name of others) {
      if (env[first] !== undefined && env[name] === undefined) faults.set(name, `needed with ${first}`);
    }
  }
  if (env.DATABASE_URL) {
    if (!env.SECRET) faults.set('SECRET', 'needed with DATABASE_URL, as all processes must have the same');
    if (!env.SEAL_KEYS) faults.set('SEAL_KEYS', 'needed with DATABASE_URL, as all processes must have the same');
    if (env.OUTBOX === undefined || env.OUTBOX === '0') {
      for (const name of ['SMTP_URL', 'SMS_GATEWAY_URL'] as const) {
        if (!env[name]) faults.set(name, 'needed with DATABASE_URL, or OUTBOX=1 on a server that sends nothing');
      }
    }
  }
  // A token that lasts longer than the rest allowed would keep the session open beyond it.
  if (env.ACCESS_TOKEN_SECONDS > env.STAFF_IDLE_SECONDS)
    faults.set('ACCESS_TOKEN_SECONDS', 'give no more than STAFF_IDLE_SECONDS');
  // Node would not look at the headers' time any more.
  if (env.HEADERS_SECONDS > env.REQUEST_SECONDS) faults.set('HEADERS_SECONDS', 'give no more than REQUEST_SECONDS');
  if (env.OUTBOX === '0') {
    for (const name of ['SMTP_URL', 'SMS_GATEWAY_URL'] as const) {
      if (!env[name]) faults.set(name, 'needed with OUTBOX=0');
    }
  }
  return [...faults].map(([name, text]) => `${name}: ${text}`);
}
