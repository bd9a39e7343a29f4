import type { Code, Envelope } from '@tvacha/shared-contract';
import { codeInChallenge } from '@tvacha/shared-contract/envelope';

/** The envelope of an answer; of a 401, which has no body, with the code of its header. @throws where it has one */
export async function envelopeOf(response: Response): Promise<Envelope> {
  const text = await response.text();
  if (response.status !== 401) return JSON.parse(text) as Envelope;
  if (text !== '') throw new Error(`A 401 with a body: ${text.slice(0, 100)}`);
  const code = codeInChallenge(response.headers.get('www-authenticate')) as Code;
  return { error: true, code, message: '', result: null };
}
