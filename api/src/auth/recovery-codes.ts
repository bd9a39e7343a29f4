import { sha256 } from './hash';

const count = 10;
/** No letters or digits that are taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;
const fair = 256 - (256 % letters.length);

function randomLetter(): string {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
  return byte < fair ? letters.charAt(byte % letters.length) : randomLetter();
}

const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');

/** Ten codes of 49 bits, for the day the authenticator is lost: `abcde-fghjk`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from({ length }, randomLetter).join('');
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
  });

/** What is kept of a recovery code, sealed: 49 bits alone could be guessed from a copy of the database. */
export const hashRecoveryCode = (userId: string, code: string): Promise<string> =>
  sha256(`recovery\n${userId}\n${plain(code)}`);
