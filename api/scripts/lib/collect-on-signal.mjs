// Loaded into a server that is measured, with --expose-gc: SIGUSR2 frees what nobody holds, for what then is left is held.
process.on('SIGUSR2', () => {
  globalThis.gc();
  globalThis.gc();
});
