const setTimer = globalThis.setTimeout;

/** The WASM of PGlite sets timers of ten seconds, which would keep a worker alive after its last test. */
globalThis.setTimeout = Object.assign((callback, ...rest) => {
  const timer = setTimer(callback, ...rest);
  if (String(callback).includes('__emscripten_timeout')) timer.unref();
  return timer;
}, setTimer);
