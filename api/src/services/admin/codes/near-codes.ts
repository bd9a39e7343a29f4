import type { Misreading } from '@tvacha/shared-contract';

/** Signs that are taken for each other on a printed card. */
const alike: Record<string, string> = {
  O: '0',
  '0': 'O',
  I: '1',
  '1': 'I',
  S: '5',
  '5': 'S',
  B: '8',
  '8': 'B',
  ' ': '-',
};
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'];

/** Of so many doubtful signs each reading is tried; of those after them only the one that was typed. */
const mostDoubtful = 8;

/** Each way to read the doubtful signs of a code. */
function readings(signs: readonly string[]): string[] {
  const doubtful = signs.flatMap((sign, at) => (alike[sign] ? [at] : [])).slice(0, mostDoubtful);
  return Array.from({ length: 2 ** doubtful.length }, (_, choice) =>
    signs
      .map((sign, at) => ((choice >> doubtful.indexOf(at)) & 1 && doubtful.includes(at) ? alike[sign] : sign))
      .join(''),
  );
}

const without = (signs: readonly string[], at: number) => [...signs.slice(0, at), ...signs.slice(at + 1)].join('');

const swapped = (signs: readonly string[]) =>
  signs.slice(1).map((sign, at) => [...signs.slice(0, at), sign, signs[at], ...signs.slice(at + 2)].join(''));

const longer = (signs: readonly string[]) =>
  Array.from({ length: signs.length + 1 }, (_, at) =>
    alphabet.map((sign) => [...signs.slice(0, at), sign, ...signs.slice(at)].join('')),
  ).flat();

/**
 * The codes that somebody may have had before them who typed this one, with the slip that makes the difference: signs
 * that look alike, two that changed places, one left out, one too many. At most 300 + 38 × length of them, so they are
 * looked up by the index of codes, however many codes there are.
 * @param typed in capitals, as it was tried.
 */
export function nearCodes(typed: string): Map<string, Misreading> {
  const signs = [...typed];
  const near = new Map<string, Misreading>();
  const add = (slip: Misreading, codes: readonly string[]) => {
    for (const code of codes) if (code !== typed && !near.has(code)) near.set(code, slip);
  };
  add('lookalike', readings(signs));
  add('swapped', swapped(signs));
  add('missing', longer(signs));
  add(
    'extra',
    signs.map((_, at) => without(signs, at)),
  );
  return near;
}
