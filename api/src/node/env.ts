import { brokenRules, exposures } from './env-rules';
import { envSchema, type Variables } from './env-schema';

export type Env = Omit<Variables, 'SEED' | 'OUTBOX'> & {
  SEED: 'demo' | 'none';
  OUTBOX: boolean;
  /** Whether anybody may read the outbox, and not this machine alone. */
  publicOutbox: boolean;
  /** Whether demo accounts may be there although others than this machine reach them. */
  publicDemo: boolean;
};

/** A variable of the environment that cannot be used, said in one line. */
export class EnvError extends Error {}

const fault = (faults: string[]) => new EnvError(`The environment is not right. ${faults.join('; ')}`);

/**
 * Reads the environment; a wrong variable, or one that lacks another, ends the start with its name.
 * @param options `hasDemo`: whether this program has demo data, so that `SEED=demo` can be asked for
 */
export function readEnv(variables: NodeJS.ProcessEnv, { hasDemo = false } = {}): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success)
    throw fault(parsed.error.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`));
  const { data } = parsed;
  const broken = brokenRules(data);
  if (broken.length > 0) throw fault(broken);
  if (data.SEED?.endsWith('demo') && !hasDemo)
    throw fault(['SEED: this server has no demo data; give none, or start demo/dist/main.mjs']);
  // A server that shares its database with others is no demo unless it is said to be one.
  const SEED = data.SEED ?? (hasDemo && !data.DATABASE_URL ? 'demo' : 'none');
  const isKept = data.OUTBOX === undefined ? !data.SMTP_URL && !data.SMS_GATEWAY_URL : data.OUTBOX !== '0';
  const exposed = exposures({ ...data, SEED }, isKept);
  if (exposed.length > 0) throw fault(exposed);
  return {
    ...data,
    SEED: SEED === 'none' ? 'none' : 'demo',
    OUTBOX: isKept,
    publicOutbox: data.OUTBOX === 'public',
    publicDemo: SEED === 'public-demo',
  };
}
