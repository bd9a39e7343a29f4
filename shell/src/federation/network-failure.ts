/** True where bytes did not arrive, as opposed to code that arrived and threw: only the former is worth another try. */
export function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') return true;
  return error.message.includes('ScriptNetworkError');
}
