import { type Config, createConfig, type GivenConfig } from '../app/config';
import { requireFullCost } from '../auth/password';
import type { Env } from './env';

/**
 * The configuration that a server runs with.
 * @param given what the environment has no variable for
 * @throws where passwords would be hashed with less than the full cost
 */
export function configOf(env: Env, given: Pick<GivenConfig, 'secrets' | 'publicUrl' | 'passwordCost'>): Config {
  const config = createConfig({
    teamEmail: env.TEAM_EMAIL,
    outbox: env.OUTBOX && (env.publicOutbox ? 'public' : 'local'),
    filesOrigin: env.FILES_ORIGIN,
    limits: { anonymousPerMinute: env.ANONYMOUS_PER_MINUTE },
    accessTokenLife: env.ACCESS_TOKEN_SECONDS * 1000,
    staffLife: { idle: env.STAFF_IDLE_SECONDS * 1000, absolute: env.STAFF_SESSION_SECONDS * 1000 },
    ...given,
  });
  requireFullCost(config.passwordCost);
  return config;
}
