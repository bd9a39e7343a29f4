/** Makes the mock's bundle and seed once before any project's tests, where they are missing or behind. */
export default async function prepareMock() {
  await import('../scripts/build.mjs');
}
