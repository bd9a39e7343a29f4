import { type Code, codes } from '@tvacha/shared-contract/codes';
import { codeInChallenge, type Envelope, type ValidationIssue } from '@tvacha/shared-contract/envelope';
import { solveWork, type WorkChallenge, workHeader } from '@tvacha/shared-contract/proof-of-work';
import type { Operation } from '@tvacha/shared-contract/routes';
import axios, { type AxiosResponse } from 'axios';
import { CallError } from './call-error';
import { deviceHeaders } from './device';
import { type CallParts, serverUrl, settings } from './settings';

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds. */
  timeout?: number;
  /** Goes on where its page is closed meanwhile; for bodies of a few kilobytes, as the browser takes 64 kB of such. */
  keepalive?: true;
  /** Not carried out in a session that has begun since: it is about the one it was made in. */
  sameSession?: true;
  /** The answer is a file: its bytes are the result. */
  bytes?: true;
  /** Hears how much of the body has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Whether an operation is open to visitors. */
export const isOpen = ({ access }: Operation): boolean => access.kind === 'public';

const client = axios.create({ timeout: 20_000, validateStatus: () => true });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A field of text as it is, any other as JSON: so the server reads them back. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The body of a call: a form where it can carry files, else what is sent as JSON. */
function formOf({ body, files }: CallParts): unknown {
  if (!files) return body;
  const given = Object.entries(files).flatMap(([field, some = []]) => some.map((file) => [field, file] as const));
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(field, asText(value));
  for (const [field, file] of given) form.append(field, file, file.name);
  return form;
}

const isCode = (value: unknown): value is Code => codes.some((code) => code === value);

const isEnvelope = (body: unknown): body is Envelope => isObject(body) && 'error' in body && isCode(body.code);

const isIssue = (value: unknown): value is ValidationIssue =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

function issuesOf(result: unknown): ValidationIssue[] {
  return isObject(result) && Array.isArray(result.issues) ? result.issues.filter(isIssue) : [];
}

const triesLeftIn = (result: unknown): number | undefined =>
  isObject(result) && typeof result.triesLeft === 'number' ? result.triesLeft : undefined;

/** A file is sent as it is; what refuses one comes in an envelope as ever. */
const isFile = ({ status, headers }: AxiosResponse<unknown>): boolean =>
  status === 200 && /^(?:text\/calendar|application\/pdf)/.test(String(headers['content-type']));

/** The text within bytes, as JSON where it is. */
function parsed(bytes: unknown): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes as ArrayBuffer));
  } catch {
    return undefined;
  }
}

/** Reads an answer: the envelope where the call succeeded, else the error it stands for. A 401 has no body. */
function readAnswer(response: AxiosResponse<unknown>, bytes: boolean): Envelope {
  const { status, headers } = response;
  const asFile = isFile(response);
  const data = bytes && !asFile ? parsed(response.data) : response.data;
  if (asFile) return { error: false, code: 'SUCCESS', message: '', result: data };
  const known = status !== 401 && isEnvelope(data) ? data : undefined;
  if (known && status < 400 && !known.error) return known;
  const gone = status === 502 || status === 503 || status === 504;
  const challenged = codeInChallenge(headers['www-authenticate']);
  const said = isCode(challenged) ? challenged : known?.code;
  const code = said ?? (gone ? 'UNAVAILABLE' : status === 401 ? 'Unauthorized' : 'SERVER_ERROR');
  const seconds = Number(headers['retry-after']);
  throw new CallError(code, status, {
    issues: issuesOf(known?.result),
    retryAfter: seconds > 0 ? seconds : undefined,
    triesLeft: triesLeftIn(known?.result),
  });
}

/** More would keep a phone busy for seconds; a server that asks for it is not ours. */
const mostBits = 20;

/** The sum that a busy address is asked to solve in place of waiting (SEC-10), where an answer holds one. */
function challengeIn(body: unknown): WorkChallenge | undefined {
  const challenge = isObject(body) && isObject(body.result) ? body.result.challenge : undefined;
  if (!isObject(challenge)) return undefined;
  const { seed, bits } = challenge;
  return typeof seed === 'string' && typeof bits === 'number' && bits <= mostBits ? { seed, bits } : undefined;
}

/** One request, with the device header and, where given, the token. It is sent again only where work was asked for. */
export async function send(
  operation: Operation,
  parts: CallParts,
  token: string | null,
  options: CallOptions,
): Promise<Envelope> {
  if (settings.answer) return settings.answer(operation, parts);
  const { query } = parts;
  const { signal, timeout, keepalive, bytes = false, onProgress } = options;
  const data = formOf(parts);
  const { method, path } = operation;
  const headers = deviceHeaders();
  if (token) headers.authorization = `Bearer ${token}`;
  const ask = () =>
    client
      .request<unknown>({
        signal,
        ...(timeout !== undefined && { timeout }),
        ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive } }),
        ...(bytes && { responseType: 'arraybuffer' }),
        onUploadProgress: onProgress && (({ progress = 0 }) => onProgress(progress)),
        baseURL: serverUrl(),
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
  return readAnswer(response, bytes);
}
