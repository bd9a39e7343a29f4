/** Refuses a key that could lead out of the store: keys are names with single slashes between. */
export function checkKey(key: string): void {
  const names = key.split('/');
  if (names.every((name) => /^[\w.-]+$/.test(name) && name !== '.' && name !== '..')) return;
  throw new Error('A file key must stay inside the store');
}
