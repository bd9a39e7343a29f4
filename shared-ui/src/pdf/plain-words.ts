const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Words as people write them: printers' joined letters taken apart, and nothing that cannot be seen. */
export const plainWords = (text: string): string =>
  text.replace(/[ﬀ-ﬆ]/g, (letter) => ligatures[letter] ?? letter).replaceAll(/[\0\u00ad]/g, '');

/** Two parts of one sentence, of which the first ends a line: a word that is broken there is put together. */
export function joinLines(before: string, after: string): string {
  if (/\p{L}\u00ad$/u.test(before)) return before.slice(0, -1) + after;
  if (/\p{L}[-‐]$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  return /\s$/.test(before) || before === '' ? before + after : `${before} ${after}`;
}
