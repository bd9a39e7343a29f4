import { storage } from '@tvacha/shared-core/storage';
import { tokenIssued } from './claims';

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
