import { type Code, codes, type OperationId, shapes } from '@tvacha/shared-contract';
import { codeInChallenge, type ValidationIssue } from '@tvacha/shared-contract/envelope';
import { statusOf } from '../src/http/errors';
import { declares } from '../src/testing/declared-codes';

export interface Answered {
  status: number;
  code: string;
  error: boolean;
  body: Record<string, unknown>;
  /** The type of a file that is answered in the place of an envelope. */
  media?: string;
}

const members = new Set(['code', 'error', 'message', 'result', 'token']);
const known = new Set<string>(codes);
const files = new Set(Object.values(shapes).flatMap(({ media }) => media ?? []));

/** Reads an answer; one that is no envelope is a fault. */
export async function readAnswer(response: Response): Promise<Answered | string> {
  const text = await response.text();
  const { status, headers } = response;
  if (status === 401) return readChallenge(response, text);
  const media = [...files].find((type) => headers.get('content-type')?.startsWith(type));
  if (media) return { status, code: 'SUCCESS', error: false, body: { error: false, message: '', result: text }, media };
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    return { status, code: String(body.code), error: body.error === true, body };
  } catch {
    return `answered ${status} without an envelope: ${text.slice(0, 100)}`;
  }
}

/** A 401 says its code in its header, and has no body. */
function readChallenge({ status, headers }: Response, text: string): Answered | string {
  const code = codeInChallenge(headers.get('www-authenticate'));
  if (text !== '' || !code) return `answered 401 with ${text === '' ? 'no code in its header' : 'a body'}`;
  return { status, code, error: true, body: { error: true, message: '', result: null } };
}

const isIssue = (issue: ValidationIssue): boolean =>
  /^(query|body|files|params)(\.|$)/.test(issue.path) && issue.message !== '';

/** What is wrong with an answer, whatever was asked; null where nothing is. */
export function envelopeFault({ status, code, error, body }: Answered): string | null {
  const said = `answered ${status} ${code}`;
  if (status >= 500) return `${said}, which no input may bring about`;
  if (!known.has(code)) return `${said}, which is not in the catalogue`;
  if (typeof body.error !== 'boolean' || error !== status >= 400) return `${said} with error ${body.error}`;
  if (error && status !== statusOf(code as Code)) return `${said}, but the code goes with ${statusOf(code as Code)}`;
  if (!('result' in body) || typeof body.message !== 'string') return `${said} without its message or result`;
  const strange = Object.keys(body).filter((key) => !members.has(key));
  if (strange.length > 0) return `${said} with ${strange.join(', ')} in the envelope`;
  if (code !== 'VALIDATION_FAILED') return null;
  const issues = (body.result as { issues?: ValidationIssue[] } | null)?.issues;
  return issues?.length && issues.every(isIssue) ? null : `${said} without saying what is wrong`;
}

/** The same, with what the operation declares. */
export function answerFault(id: OperationId, answer: Answered): string | null {
  const shape = shapes[id];
  const fault = envelopeFault(answer);
  if (fault) return fault;
  const due = answer.error ? undefined : shape.media;
  if (answer.media !== due) return `answered ${answer.media ?? 'an envelope'} instead of ${due ?? 'an envelope'}`;
  if (declares(id, answer.code, answer.error)) return null;
  return `answered ${answer.code}, which it does not declare`;
}
