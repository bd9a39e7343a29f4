import { decodeJwt } from 'jose';

/** Device cookies by session, as the browsers of a test keep them. */
const cookies = new Map<string, string>();

/** The id of the session that a token is of. */
export function sessionIn(token: string): string | undefined {
  try {
    return decodeJwt<{ sid?: string }>(token).sid;
  } catch {
    return undefined;
  }
}

/** Keeps the device cookie that came with a token. */
export function keepCookie(token: string | undefined, cookie: string | undefined): void {
  const session = token && sessionIn(token);
  if (session && cookie) cookies.set(session, cookie);
}

/** The device cookie that a browser would send beside a token: that of its session. */
export const cookieBeside = (token: string | undefined): string | undefined =>
  cookies.get(sessionIn(token ?? '') ?? '');

/** What an answer sets a cookie to. */
export const cookieSet = (headers: Headers, name: 'device' | 'challenge'): string | undefined =>
  headers
    .getSetCookie()
    .map((line) => new RegExp(`^(?:__Host-)?${name}=([^;]+)`).exec(line)?.[1])
    .find(Boolean);

const bearerOf = (request: Request) => /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];

/**
 * Sends requests as one browser does: with the cookies it was given, which are read from the answers. A request that
 * brings a `cookie` header, be it empty, is sent with that and nothing else.
 */
export function asBrowser<Rest extends unknown[]>(
  send: (request: Request, ...rest: Rest) => Response | Promise<Response>,
  secure = false,
) {
  const prefix = secure ? '__Host-' : '';
  let challenge: string | undefined;
  return async (request: Request, ...rest: Rest): Promise<Response> => {
    if (request.headers.has('cookie')) return send(request, ...rest);
    const device = cookieBeside(bearerOf(request));
    const given = Object.entries({ device, challenge }).flatMap(([name, value]) =>
      value ? `${prefix}${name}=${value}` : [],
    );
    if (given.length > 0) request.headers.set('cookie', given.join('; '));
    const response = await send(request, ...rest);
    challenge = cookieSet(response.headers, 'challenge') ?? challenge;
    const fresh = cookieSet(response.headers, 'device');
    if (fresh) keepCookie((await response.clone().json()).token, fresh);
    return response;
  };
}
