import nodeFlags from '../node-flags.json' with { type: 'json' };
import { startChild } from './child';
import { atLeast, atMost, count, type Figure } from './figure';
import { heapPerSocket } from './idle-sockets';
import { noticeTimes } from './notices';
import { prepare } from './prepare';
import { ratesOf } from './rates';

export interface BenchOptions {
  databaseUrl: string;
  /** Without Redis there are no two nodes. */
  redisUrl?: string;
  /** The first of eight ports. */
  port: number;
  rounds: number;
  /** Of one load. */
  seconds: number;
  connections: number;
  sockets: number;
  notices: number;
  say(line: string): void;
}

async function httpFigures(options: BenchOptions): Promise<Figure[]> {
  const { databaseUrl, port, say } = options;
  const { token, cookie, rowPath, listPath, statements } = await prepare(databaseUrl);
  say(`  ${statements.length} statements for one row`);
  const children = [
    await startChild('servers/node.mjs', { port }),
    await startChild('servers/ours.mjs', { port: port + 1, databaseUrl }, nodeFlags),
    await startChild('servers/fastify.mjs', { port: port + 2, databaseUrl, statements }),
  ];
  const driver = await startChild('load.mjs', {});
  const [node, ours, fastify] = [0, 1, 2].map((at) => `http://127.0.0.1:${port + at}`);
  try {
    const rates = await ratesOf(
      driver,
      [
        { name: 'node', url: `${node}/` },
        { name: 'bare', url: `${ours}/api/live` },
        { name: 'full', url: `${ours}/api/ip` },
        { name: 'fastify', url: `${fastify}/row` },
        { name: 'row', url: `${ours}${rowPath}`, token, cookie },
        { name: 'list', url: `${ours}${listPath}`, token, cookie },
      ],
      options,
    );
    const of = (name: string) => rates[name]?.perSecond ?? 0;
    const against = (one: string, other: string) => `${count(of(one))} / ${count(of(other))} a second`;
    const { p50 = 0, p99 = 0 } = rates.row ?? {};
    return [
      atLeast('bare route against node:http', of('bare') / of('node'), 0.8, against('bare', 'node')),
      atLeast('full stack against node:http', of('full') / of('node'), 0.4, against('full', 'node')),
      atLeast('authorised row against Fastify and pg', of('row') / of('fastify'), 0.6, against('row', 'fastify')),
      atLeast('list of 20 against the row', of('list') / of('row'), 0.35, against('list', 'row')),
      atMost('p99 against p50 at saturation', p99 / Math.max(p50, 1), 6, `${p99} / ${p50} ms`),
    ];
  } finally {
    for (const child of [driver, ...children]) await child.stop();
  }
}

async function socketFigures({ port, sockets }: BenchOptions): Promise<Figure[]> {
  const plain = await heapPerSocket('servers/idle-ws.mjs', false, port + 3, sockets);
  const bare = await heapPerSocket('servers/idle-socketio.mjs', true, port + 7, sockets);
  const ours = await heapPerSocket('servers/idle-ours.mjs', true, port + 4, sockets);
  const what = `heap of ${sockets} idle sockets`;
  return [
    atMost(`${what} against ws`, ours / plain, 2.3, `${count(ours)} / ${count(plain)} bytes`),
    atMost(`${what} against bare Socket.IO`, ours / bare, 1.1, `${count(ours)} / ${count(bare)} bytes`),
  ];
}

async function noticeFigure({ databaseUrl, redisUrl, port, notices }: BenchOptions): Promise<Figure> {
  const nodes = [
    await startChild('servers/ours.mjs', { port: port + 5, databaseUrl, redisUrl }, nodeFlags),
    await startChild('servers/ours.mjs', { port: port + 6, databaseUrl, redisUrl }, nodeFlags),
  ];
  try {
    const [here, there] = [`http://127.0.0.1:${port + 5}`, `http://127.0.0.1:${port + 6}`];
    const { p50, p99 } = await noticeTimes(here, there, notices);
    return atMost('login notice across two nodes, p99 in ms', p99, 2000, `p50 ${p50.toFixed(0)} ms`);
  } finally {
    for (const node of nodes) await node.stop();
  }
}

/** All figures of one run on this machine; only the ratios are worth comparing with another's. */
export async function runBench(options: BenchOptions): Promise<Figure[]> {
  options.say('› Calls');
  const figures = await httpFigures(options);
  options.say('› Idle sockets');
  figures.push(...(await socketFigures(options)));
  if (!options.redisUrl) return figures;
  options.say('› Notices across two nodes');
  return [...figures, await noticeFigure(options)];
}
