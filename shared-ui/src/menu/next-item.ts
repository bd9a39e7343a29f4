/**
 * Where a key leads in a list of named items.
 * @returns the index to go to, or nothing where the key means nothing here
 */
export function nextItem(key: string, at: number, names: readonly string[]): number | undefined {
  const count = names.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const order = names.map((_, step) => (at + 1 + step) % count);
  return order.find((index) => names[index]?.toLocaleLowerCase().startsWith(letter));
}
