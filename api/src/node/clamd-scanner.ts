import { connect } from 'node:net';
import { Refusal } from '../services/refuse';
import type { Scanner } from '../uploads/scanner';

interface Options {
  /** `tcp://host:3310` */
  url: string;
  /** Milliseconds without a word from clamd. */
  timeout?: number;
}

const chunk = 256 * 1024;
/** Seconds. */
const retryAfter = 5;
const end = Buffer.alloc(4);

function lengthOf(part: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.byteLength);
  return length;
}

/** What clamd says of a stream: `stream: OK`, `stream: <name> FOUND`, or an error of its own. */
function ask({ url, timeout = 30_000 }: Options, bytes: Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) });
    let reply = '';
    socket.setTimeout(timeout, () => socket.destroy(new Error('clamd is silent')));
    socket.on('data', (data) => {
      reply += data.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(reply.replace(/\0$/, '').trim()));
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.byteLength; at += chunk) {
      const part = bytes.subarray(at, at + chunk);
      socket.write(lengthOf(part));
      socket.write(part);
    }
    socket.write(end);
  });
}

/**
 * Has a clamd look at each file over TCP. Where it is away, refuses or does not know, nothing is let through.
 * Its `StreamMaxLength` must not be less than 100 MB.
 * @throws UNAVAILABLE
 */
export const clamdScanner = (options: Options): Scanner => ({
  async scan(bytes) {
    const reply = await ask(options, bytes).catch(() => '');
    if (reply === 'stream: OK') return null;
    const [, name] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
    if (name) return name;
    throw new Refusal('UNAVAILABLE', { retryAfter });
  },
});
