import type { Envelope } from '@tvacha/shared-contract/envelope';
import { solveWork, workHeader } from '@tvacha/shared-contract/proof-of-work';
import { type OperationId, routes } from '@tvacha/shared-contract/routes';
import axios from 'axios';
import { readAnswer } from './answer';
import { CallError } from './call-error';
import type { CallParts } from './call-parts';
import { deviceHeaders } from './device';
import { formOf } from './form-of';
import { settings } from './settings';
import { challengeIn } from './work';

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds. */
  timeout?: number;
  /** Hears how much of the body has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Whether an operation is open to visitors. */
export const isOpen = (id: OperationId): boolean => routes[id].access.kind === 'public';

const client = axios.create({ timeout: 20_000, validateStatus: () => true });

/** One request, with the device header and, where given, the token. It is sent again only where work was asked for. */
export async function send(
  id: OperationId,
  parts: CallParts,
  token: string | null,
  options: CallOptions,
): Promise<Envelope> {
  if (settings.answer) return settings.answer(id, parts);
  const { query } = parts;
  const { signal, timeout, onProgress } = options;
  const data = formOf(parts);
  const { method, path } = routes[id];
  const headers = deviceHeaders();
  if (token) headers.authorization = `Bearer ${token}`;
  const ask = () =>
    client
      .request<unknown>({
        signal,
        ...(timeout !== undefined && { timeout }),
        onUploadProgress: onProgress && (({ progress = 0 }) => onProgress(progress)),
        baseURL: settings.baseUrl,
        method,
        url: path,
        params: query,
        data,
        headers,
      })
      .catch((error: unknown) => {
        // What the caller gave up is no failure to show: it gets its own reason back.
        if (signal?.aborted) throw signal.reason;
        if (axios.isAxiosError(error)) throw new CallError('UNAVAILABLE', 0);
        throw error;
      });
  let response = await ask();
  const challenge = response.status === 429 ? challengeIn(response.data) : undefined;
  if (challenge) {
    headers[workHeader] = `${challenge.seed}:${await solveWork(challenge)}`;
    response = await ask();
  }
  const retryAfter: unknown = response.headers['retry-after'];
  return readAnswer(response.status, response.data, typeof retryAfter === 'string' ? retryAfter : undefined);
}
