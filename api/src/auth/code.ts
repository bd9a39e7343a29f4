import type { Config } from '../app/config';
import type { OtpPurpose } from '../db/schema';
import { hmac, sameText } from './hash';

const span = 1_000_000;
/** Values at or above this would make some codes likelier than others. */
const fair = Math.floor(2 ** 32 / span) * span;

/** Six digits, each code as likely as any other. */
export function randomCode(): string {
  const [value = fair] = crypto.getRandomValues(new Uint32Array(1));
  return value < fair ? String(value % span).padStart(6, '0') : randomCode();
}

export interface CodeSlip {
  challengeId: string;
  contact: string;
  purpose: OtpPurpose;
}

/** What is stored of a code: a keyed hash bound to its challenge, its contact and its purpose. */
export const hashCode = (config: Config, { challengeId, contact, purpose }: CodeSlip, code: string): Promise<string> =>
  hmac(config.secrets.codePepper, [challengeId, contact, purpose, code].join('\n'));

export const isCode = async (config: Config, slip: CodeSlip, code: string, hash: string): Promise<boolean> =>
  sameText(await hashCode(config, slip, code), hash);
