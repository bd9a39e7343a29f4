import type { SessionClaims } from '@tvacha/shared-contract';
import { storage } from '@tvacha/shared-core/storage';

interface Claims extends SessionClaims {
  sub: string;
  sid: string;
  scope: string;
  iat: number;
  exp: number;
}
type Time = 'iat' | 'exp' | keyof SessionClaims;

/** One claim of a JWT, where it can be read and is of the kind that it must be. */
function claim<Name extends keyof Claims>(token: string | null, name: Name, kind: string): Claims[Name] | undefined {
  try {
    const payload = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const value: unknown = JSON.parse(atob(payload))[name];
    return typeof value === kind ? (value as Claims[Name]) : undefined;
  } catch {
    return undefined;
  }
}
const time = (token: string | null, name: Time): number => (claim(token, name, 'number') ?? 0) * 1000;

/** When a JWT expires, in milliseconds; 0 where it cannot be read. */
export const tokenExpiry = (token: string): number => time(token, 'exp');

/** When a JWT was made, in milliseconds; 0 where it does not say. */
const tokenIssued = (token: string | null): number => time(token, 'iat');

/** Whose a token is. */
export const tokenUser = (token: string | null): string | undefined => claim(token, 'sub', 'string');

/** Which session a token belongs to; the same for all tokens that one login leads to. */
export const tokenSession = (token: string | null): string | null => claim(token, 'sid', 'string') ?? null;

/** When a session was used, how long it may rest since, and when it ends at all; milliseconds of the server's clock. */
export interface SessionTerms {
  used: number;
  idle: number;
  end: number;
}

/** What a token says of the end of its session; nothing where it does not tell. */
export function tokenTerms(token: string | null): SessionTerms | undefined {
  const terms = { used: time(token, 'used'), idle: time(token, 'idle'), end: time(token, 'end') };
  return Object.values(terms).every(Boolean) ? terms : undefined;
}

/** What a scoped token, the proof of a person without a session, is good for; null for any other token. */
export const tokenScope = (token: string | null): string | null => claim(token, 'scope', 'string') ?? null;

/** A difference that the way of an answer explains. */
const tolerance = 30_000;
let ahead = 0;

/** Learns from a token that has just come how far the server's clock is ahead of this one. */
export function setClock(token: string): void {
  const difference = tokenIssued(token) - Date.now();
  ahead = tokenIssued(token) > 0 && Math.abs(difference) > tolerance ? difference : 0;
}

/** The server's time as far as it is known here: people's clocks go wrong by minutes. */
export const serverNow = (): number => Math.max(Date.now() + ahead, tokenIssued(storage.get('token')));

/** A token this close to its end would not survive the way to the server. */
const leeway = 5000;

export const isLive = (token: string): boolean => tokenExpiry(token) - leeway > serverNow();

/** Stores a token that has just come from the server. */
export function keepToken(token: string): void {
  storage.set('token', token);
  setClock(token);
}
