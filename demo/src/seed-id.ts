/** 32 bits that depend on every letter of the text: FNV-1a with a closing mix. */
export function hash32(text: string, salt = 0): number {
  let hash = (2_166_136_261 ^ salt) >>> 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A UUID (version 8) that is the same for the same key on every machine. */
export function seedId(key: string): string {
  const hex = [1, 2, 3, 4]
    .map((salt) =>
      hash32(key, salt * 7919)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

/** One of the list, always the same for the same key. */
export function pick<T>(list: readonly [T, ...T[]] | readonly T[], key: string): T {
  const chosen = list[hash32(key) % list.length];
  if (chosen === undefined) throw new Error(`Nothing to choose from for ${key}`);
  return chosen;
}
