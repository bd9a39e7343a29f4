import { resolve } from 'node:path';
import { z } from 'zod';
import { readTrust } from './peer';
import { readSealKeys } from './seal-keys';

const folder = (usual: string) =>
  z
    .string()
    .min(1)
    .default(usual)
    .transform((path) => resolve(path));
const number = (what: string, least: number, most: number, usual: number) => {
  const error = `give ${what} from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error }).default(usual);
};
const url = (protocol: RegExp, example: string) => z.url({ protocol, error: `give an address like ${example}` });
const origin = z
  .url({ protocol: /^https?$/, error: 'give an http or https origin' })
  .transform((text) => new URL(text).origin);
const web = /^https?$/;

/** Each variable by itself. */
export const envSchema = z.object({
  PORT: z.coerce.number({ error: 'give a port number' }).int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where database, files and secrets lie. */
  DATA_DIR: folder('.data'),
  /** The built site that is served beside the API. */
  SITE_DIR: folder('dist/site'),
  /** `off` takes the service worker out of the browsers that have it. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** The origin people see; `http://HOST:PORT` where it is not given. */
  PUBLIC_URL: origin.optional(),
  /** Further origins whose pages may open a socket, with commas between. */
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .default([]),
  /** The marketing script, for members who agreed to hear of news (SES-07); without it there is none. */
  MARKETING_SCRIPT_URL: url(web, 'https://news.example/script.js').optional(),
  /** What the script must be, as browsers check it. */
  MARKETING_SCRIPT_INTEGRITY: z
    .string()
    .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'give a hash like sha384-…, in base64')
    .optional(),
  /** The name of the function in the page that the script takes what it is told from. */
  MARKETING_QUEUE: z
    .string()
    .regex(/^[a-z_$][\w$]*$/i, 'give the name of a function')
    .default('mt'),
  /** Proxies whose X-Forwarded-For and X-Request-Id are believed. */
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((text, ctx) => {
      try {
        return readTrust(text);
      } catch {
        ctx.addIssue({ code: 'custom', message: 'give 0, 1 or addresses with commas between, like 10.0.0.0/8' });
        return z.NEVER;
      }
    }),
  /**
   * `demo` fills an empty database with demo accounts and content, where the program was handed some; `public-demo`
   * does so also where others than this machine can reach it.
   */
  SEED: z.enum(['demo', 'public-demo', 'none'], { error: 'give demo, public-demo or none' }).optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'give silent, error, warn, info or debug' })
    .default('info'),
  /** Hexadecimal secret from which all keys come; made and kept in DATA_DIR where it is not given. */
  SECRET: z
    .string()
    .regex(/^[0-9a-f]{64,}$/i, 'give at least 64 hexadecimal digits')
    .optional(),
  /** Keys of what is kept sealed, newest first; made and kept in DATA_DIR where they are not given. */
  SEAL_KEYS: z
    .string()
    .transform((text, ctx) => {
      try {
        return readSealKeys(text);
      } catch (error) {
        ctx.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    })
    .optional(),
  /** A Postgres server; without it the database is embedded and lies in DATA_DIR. */
  DATABASE_URL: url(/^postgres(?:ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  DATABASE_POOL: number('a number of connections', 1, 200, 10),
  /** Counters and sockets that several processes share. */
  REDIS_URL: url(/^rediss?$/, 'redis://host:6379').optional(),
  /** Whether mail and SMS stay in the database, to be read at /dev/outbox: from this machine, or by anybody. */
  OUTBOX: z.enum(['0', '1', 'public'], { error: 'give 0, 1 or public' }).optional(),
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@host:465').optional(),
  MAIL_FROM: z.string().regex(/@/, 'give the sender of mail, like Tvacha <care@tvacha.example>').optional(),
  /** Where messages of the contact form are mailed to. */
  TEAM_EMAIL: z.email('give an email address').default('team@tvacha.example'),
  SMS_GATEWAY_URL: url(web, 'https://gateway.example/send').optional(),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  /** The DLT header that SMS are sent under. */
  SMS_SENDER: z
    .string()
    .regex(/^[A-Z0-9]{3,11}$/i, 'give a registered header of 3 to 11 letters and digits')
    .optional(),
  SMS_GATEWAY_FALLBACK_URL: url(web, 'https://other-gateway.example/send').optional(),
  /** Where the object store answers; Amazon's own address for the region where it is not given. */
  S3_ENDPOINT: url(web, 'https://s3.example').optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('ap-south-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  /** An origin of its own for members' files. */
  FILES_ORIGIN: origin.optional(),
  /** A clamd that looks at uploads. */
  CLAMD_URL: url(/^tcp$/, 'tcp://host:3310').optional(),
  /** What a scraper of /metrics must show; without it only this machine may ask. */
  METRICS_TOKEN: z.string().min(16, 'give at least 16 characters').optional(),
  /** Calls a minute that one address may make without a login (SEC-42). */
  ANONYMOUS_PER_MINUTE: number('a number of calls', 1, 1_000_000, 200),
  /** How long an access token is good for; ten minutes at most (SEC-17). */
  ACCESS_TOKEN_SECONDS: number('seconds', 6, 600, 600),
  /** How long staff may rest, and how long they stay logged in at all (SEC-23). Only shorter than usual. */
  STAFF_IDLE_SECONDS: number('seconds', 6, 1800, 1800),
  STAFF_SESSION_SECONDS: number('seconds', 6, 43_200, 43_200),
  /** Seconds that a connection without a call is kept open. */
  KEEP_ALIVE_SECONDS: number('seconds', 1, 600, 75),
  /** Seconds for the headers of a call to arrive, and for all of it. */
  HEADERS_SECONDS: number('seconds', 1, 600, 20),
  REQUEST_SECONDS: number('seconds', 1, 3600, 300),
  /** Connections of this process, sockets counted; what comes on top is closed at once. */
  MAX_CONNECTIONS: number('a number of connections', 10, 1_000_000, 10_000),
  /** Seconds to go on answering after a signal to stop, while load balancers look elsewhere. */
  DRAIN_SECONDS: number('seconds', 0, 300, 0),
});

export type Variables = z.output<typeof envSchema>;
