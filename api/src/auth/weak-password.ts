let common: Promise<ReadonlySet<string>> | undefined;

/** The list is a quarter of a megabyte, so it is loaded when the first password is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(
        Object.values(dictionary)
          .flat()
          .map((word) => word.toLowerCase()),
      ),
  );
  return common;
};

const ownWords = ['tvacha', 'dermatology', 'dermatologist', 'skin', 'doctor', 'password'];
const shortest = 4;

/** Letters in place of the signs that people write for them. */
const spelled = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[@4]/g, 'a')
    .replace(/[0]/g, 'o')
    .replace(/[1!|]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[$5]/g, 's');

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');

/**
 * Why a password is too easy to guess, or null where it is not: one of the many that are tried first, also with a few
 * digits or signs around it, or nothing but the person's own name and words of the portal.
 */
export async function weaknessOf(password: string, person: readonly string[]): Promise<string | null> {
  const list = await commonPasswords();
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const core = letters(spelled(password));
  if (list.has(lower) || (bare.length >= shortest && list.has(bare)) || list.has(core))
    return 'This password is among those that are tried first';
  if (new Set(lower).size < 5) return 'This password repeats itself';
  const known = [...ownWords, ...person.flatMap((text) => text.split(/[\s@.+_-]+/))]
    .map((word) => letters(spelled(word)))
    .filter((word) => word.length >= shortest)
    .sort((a, b) => b.length - a.length);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), core);
  return core !== rest && rest.length < shortest ? 'This password is made of your own name or of ours' : null;
}
