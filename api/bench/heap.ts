/** Bytes of the heap that are in use after everything else was collected. */
export function heapNow(): number {
  for (let round = 0; round < 4; round += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
