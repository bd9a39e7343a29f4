import { type Code, codes } from '@tvacha/shared-contract/codes';
import type { Envelope, ValidationIssue } from '@tvacha/shared-contract/envelope';
import { CallError } from './call-error';

const isCode = (value: unknown): value is Code => codes.some((code) => code === value);

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'error' in body && 'code' in body && isCode(body.code);

const isIssue = (value: unknown): value is ValidationIssue =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

function issuesOf(result: unknown): ValidationIssue[] {
  if (typeof result !== 'object' || result === null || !('issues' in result)) return [];
  return Array.isArray(result.issues) ? result.issues.filter(isIssue) : [];
}

/** Reads an answer: the envelope where the call succeeded, else the error it stands for. */
export function readAnswer(status: number, body: unknown, retryAfter?: string): Envelope {
  const known = isEnvelope(body) ? body : undefined;
  if (known && status < 400 && !known.error) return known;
  const gone = status === 502 || status === 503 || status === 504;
  const code = known?.code ?? (gone ? 'UNAVAILABLE' : 'SERVER_ERROR');
  const seconds = Number(retryAfter);
  throw new CallError(code, status, {
    issues: issuesOf(known?.result),
    retryAfter: seconds > 0 ? seconds : undefined,
  });
}
