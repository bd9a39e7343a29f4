import type { Envelope } from '@tvacha/shared-contract/envelope';
import type { OperationId } from '@tvacha/shared-contract/routes';
import { storage } from '@tvacha/shared-core/storage';
import { askByTicket } from './by-ticket';
import { CallError } from './call-error';
import type { CallParts } from './call-parts';
import { ticketScope } from './claims';
import { loseSession } from './lost-session';
import { type CallOptions, isOpen, send } from './send';
import { keepToken } from './stored-token';
import { keepTicket } from './ticket';
import { freshToken, liveToken, renewToken } from './token';

/** Carries out a call: by a ticket, by the session, or as a visitor. */
export async function ask(id: OperationId, parts: CallParts, options: CallOptions): Promise<Envelope> {
  const byTicket = await askByTicket(id, parts, options);
  if (byTicket) return byTicket;
  const token = isOpen(id) ? liveToken() : await tokenOrRefusal();
  const before = storage.get('token');
  const envelope = await send(id, parts, token, options).catch(async (error: unknown) =>
    send(id, parts, await recover(error, token), options),
  );
  const { token: given } = envelope;
  if (given && ticketScope(given)) keepTicket(given);
  // A token that comes back after the session ended or changed belongs to nobody here.
  else if (given && storage.get('token') === before) keepToken(given);
  return envelope;
}

async function tokenOrRefusal(): Promise<string> {
  const token = await freshToken();
  if (!token) throw new CallError('Unauthorized', 401);
  return token;
}

/** After a 401 the call was not carried out: with a new token it may be sent once more. Else the error stands. */
async function recover(error: unknown, token: string | null): Promise<string> {
  if (!(error instanceof CallError) || error.status !== 401 || !token) throw error;
  if (error.code === 'SESSION_REPLACED') loseSession(token, 'replaced');
  if (error.code !== 'SESSION_EXPIRED' && error.code !== 'Unauthorized') throw error;
  // The server, not the clock, ended this one: the product shows the different-device notice (SES-04).
  return renewToken(token, error.code === 'SESSION_EXPIRED' ? 'replaced' : 'expired');
}
