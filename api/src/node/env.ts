import { resolve } from 'node:path';
import { z } from 'zod';

const folder = (usual: string) =>
  z
    .string()
    .min(1)
    .default(usual)
    .transform((path) => resolve(path));
const secret = z
  .string()
  .regex(/^[0-9a-f]{64,}$/i, 'give at least 64 hexadecimal digits')
  .optional();

const envSchema = z.object({
  PORT: z.coerce.number({ error: 'give a port number' }).int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where database, files and secrets lie. */
  DATA_DIR: folder('.data'),
  /** The built site that is served beside the API. */
  SITE_DIR: folder('dist/site'),
  /** The origin people see; `http://HOST:PORT` where it is not given. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'give an http or https origin' }).optional(),
  /** Whether to take the client's address from X-Forwarded-For; only behind a proxy that sets it. */
  TRUST_PROXY: z.enum(['0', '1'], { error: 'give 0 or 1' }).default('0'),
  /** `demo` fills an empty database with demo accounts and content. */
  SEED: z.enum(['demo', 'none'], { error: 'give demo or none' }).default('demo'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'give silent, error, warn, info or debug' })
    .default('info'),
  /** Hexadecimal secret from which all keys come; made and kept in DATA_DIR where it is not given. */
  SECRET: secret,
});
export type Env = z.output<typeof envSchema>;

/** A variable of the environment that cannot be used, said in one line. */
export class EnvError extends Error {}

/** Reads the environment; a wrong variable ends the start with its name. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new EnvError(`The environment is not right. ${faults.join('; ')}`);
}
