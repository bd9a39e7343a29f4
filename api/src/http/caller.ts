import { type CallRules, type DeviceDetails, deviceHeader, workHeader } from '@tvacha/shared-contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Config } from '../app/config';
import type { Caller } from '../services/ctx';

/** What the server under the app knows of a request. */
export interface Surroundings {
  /** Address of the other end, or what our own proxy says it is. */
  ip?: string;
  /** The id that our own proxy gave the request. */
  requestId?: string;
  /** The call came from this machine, with no proxy between. */
  local?: boolean;
  /** The server itself asks, for a page that it draws: no visitor's call. */
  isOwn?: boolean;
}

export interface AppEnv {
  Bindings: Surroundings;
  /** `actor` is the id of whoever calls, once that is known. */
  Variables: { requestId: string; actor: string | undefined };
}
export type AppContext = Context<AppEnv>;

const short = z.string().max(300).catch('');
const detailsSchema = z.object({ ip: short, appName: short, appVersion: short, userAgent: short, platform: short });

function readDetails(header: string | undefined, ip: string): DeviceDetails {
  const unknown = { ip, appName: '', appVersion: '', userAgent: '', platform: '' };
  if (!header || header.length > 4000) return unknown;
  try {
    return detailsSchema.catch(unknown).parse(JSON.parse(decodeURIComponent(header)));
  } catch {
    return unknown;
  }
}

export const deviceCookieName = (config: Config): string =>
  config.publicUrl.startsWith('https:') ? '__Host-device' : 'device';

export const challengeCookieName = (config: Config): string =>
  config.publicUrl.startsWith('https:') ? '__Host-challenge' : 'challenge';

/** The token that a call brings along; none where the operation does not look at it. */
export function bearerOf(c: AppContext, { token }: CallRules): string | undefined {
  if (token === 'ignored') return undefined;
  return /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/** The caller before any token has been looked at. */
export function visitor(c: AppContext, config: Config): Caller {
  const ip = c.env?.ip ?? '127.0.0.1';
  const cookie = getCookie(c, deviceCookieName(config));
  const sent = getCookie(c, challengeCookieName(config));
  const work = c.req.header(workHeader);
  return {
    role: 'all',
    ip,
    requestId: c.get('requestId'),
    ...(c.env?.isOwn ? { isOwn: true } : {}),
    ...(work && work.length < 300 ? { work } : {}),
    device: {
      details: readDetails(c.req.header(deviceHeader), ip),
      ...(cookie ? { cookie } : {}),
      challenge: sent ? { sent } : {},
    },
  };
}
