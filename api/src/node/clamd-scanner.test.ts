import { type AddressInfo, createServer, type Server } from 'node:net';
import { markScanner } from '../uploads/mark-scanner';
import { scannersInTurn } from '../uploads/scanner';
import { clamdScanner } from './clamd-scanner';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

/** A clamd that reads a stream as the protocol has it, finds what begins with `bad`, and else says `otherwise`. */
async function openClamd(otherwise = 'stream: OK') {
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    let data = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      data = Buffer.concat([data, part]);
      const command = 'zINSTREAM\0';
      if (!data.toString('latin1').startsWith(command)) return;
      const parts: Buffer[] = [];
      for (let at = command.length; at + 4 <= data.length; ) {
        const length = data.readUInt32BE(at);
        if (length === 0) {
          const stream = Buffer.concat(parts);
          seen.push(stream);
          socket.end(`${stream.toString('latin1').startsWith('bad') ? 'stream: Test.Bad FOUND' : otherwise}\0`);
          return;
        }
        if (at + 4 + length > data.length) return;
        parts.push(data.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

test('[SEC-33] clamd sees each byte and names what it finds', async () => {
  const { url, seen } = await openClamd();
  const scanner = clamdScanner({ url });
  const bytes = new Uint8Array(600 * 1024).map((_, at) => at % 251);
  expect(await scanner.scan(bytes)).toBeNull();
  expect(Buffer.compare(seen[0] ?? Buffer.alloc(0), bytes)).toBe(0);
  expect(await scanner.scan(new TextEncoder().encode('bad'))).toBe('Test.Bad');
});

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: OK and more', ''])(
  '[SEC-33] where clamd says %j nothing is let through',
  async (reply) => {
    const { url } = await openClamd(reply);
    const scan = clamdScanner({ url }).scan(new Uint8Array(3));
    await expect(scan).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  },
);

test('[SEC-33] where clamd is away or silent nothing is let through', async () => {
  const { url } = await openClamd();
  const [server] = servers.splice(0);
  await new Promise((resolve) => server?.close(resolve));
  await expect(clamdScanner({ url }).scan(new Uint8Array(3))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const silent = createServer((socket) => socket.resume());
  servers.push(silent);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const scan = clamdScanner({ url: `tcp://127.0.0.1:${port}`, timeout: 50 }).scan(new Uint8Array(3));
  await expect(scan).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('[SEC-33] our own marks are looked for first, clamd is asked where they find nothing', async () => {
  const { url, seen } = await openClamd();
  const scanner = scannersInTurn(markScanner(), clamdScanner({ url }));
  expect(await scanner.scan(new TextEncoder().encode('<script src=x>'))).toBe('a web page in it');
  expect(seen).toHaveLength(0);
  expect(await scanner.scan(new TextEncoder().encode('bad'))).toBe('Test.Bad');
});
