export const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Where a sequence begins, at or after `from`; -1 where it is not. */
export function findBytes(bytes: Uint8Array, wanted: Uint8Array, from = 0): number {
  const [first] = wanted;
  if (first === undefined) return from;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, step) => bytes[at + step] === byte)) return at;
  }
  return -1;
}
