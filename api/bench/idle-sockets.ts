import { startChild } from './child';

interface Held {
  heap: number;
  sockets: number;
}

/** Bytes of heap that a socket costs while nothing is said on it. */
export async function heapPerSocket(script: string, io: boolean, port: number, count: number): Promise<number> {
  const server = await startChild(script, { port });
  const driver = await startChild('many-sockets.mjs', {});
  try {
    // A few first: what is made once must not count against each.
    await driver.ask({ port, count: 20, io });
    const before = await server.ask<Held>({});
    await driver.ask({ port, count, io });
    const after = await server.ask<Held>({});
    if (after.sockets !== count + 20) throw new Error(`${script} holds ${after.sockets} sockets of ${count + 20}`);
    return (after.heap - before.heap) / count;
  } finally {
    await driver.stop();
    await server.stop();
  }
}
