/** Above this many bytes a heap is collected between two files; Jest begins a worker anew at 800 MB. */
const much = 600_000_000;

/**
 * Collects a large heap, so that what Jest compares with its limit is what a worker still holds, and not garbage that
 * Node has left lying: a new worker loads and compiles everything once more. Does nothing without `--expose-gc`.
 */
module.exports = function collectGarbage() {
  if (process.memoryUsage().heapUsed > much) globalThis.gc?.();
};
