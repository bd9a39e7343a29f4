import { storage } from '@tvacha/shared-core/storage';
import { tokenExpiry } from './claims';
import { serverNow, setClock } from './clock';

/** A token this close to its end would not survive the way to the server. */
const leeway = 5000;

export const isLive = (token: string): boolean => tokenExpiry(token) - leeway > serverNow();

/** Stores a token that has just come from the server. */
export function keepToken(token: string): void {
  storage.set('token', token);
  setClock(token);
}
