import type { Config } from '../app/config';
import { hmac } from './hash';

/**
 * The refresh token of a row, made from the row's random id and a key outside the database. So a lost
 * answer can be given again within the grace without keeping the token itself anywhere.
 */
export const refreshTokenOf = (config: Config, id: string): Promise<string> =>
  hmac(config.secrets.refreshToken, `refresh\n${id}`);
