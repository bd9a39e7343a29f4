// Kills a server on the embedded database while it writes, again and again, and looks each time for what it had acknowledged.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { buildServer, makeServer, newFolder, until } from './lib/server.mjs';
import { lossesIn, members, startWriter } from './lib/writers.mjs';

const rounds = Number(process.argv[2] ?? 20);
const say = (line) => process.stdout.write(`${line}\n`);

buildServer();
const { folder, remove } = newFolder();
const server = await makeServer({ DATA_DIR: folder, SITE_DIR: folder, SEED: 'demo', DATABASE_URL: '', REDIS_URL: '' });
const acknowledged = [];
let lost = 0;
let torn = 0;

/** Reads the data of a dead server. */
async function look() {
  const client = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { pg_trgm, unaccent } });
  try {
    return await lossesIn((text) => client.query(text), acknowledged);
  } finally {
    await client.close();
  }
}

try {
  for (let round = 1; round <= rounds; round += 1) {
    await server.start();
    const writers = members.map((member) => startWriter(server.url, member));
    await until('every member has written', async () => writers.every((writer) => writer.acknowledged.length > 0));
    await wait(100 + Math.random() * 500);
    await server.stop('SIGKILL');
    await Promise.all(writers.map((writer) => writer.stop()));
    const written = writers.flatMap((writer) => writer.acknowledged);
    acknowledged.push(...written);
    const found = await look();
    lost += found.lost;
    torn += found.torn;
    say(`  round ${round}: ${written.length} writes acknowledged, ${found.lost} lost, ${found.torn} half written`);
  }
} finally {
  if (server.running()) await server.stop('SIGKILL');
  remove();
}
const good = lost === 0 && torn === 0 && acknowledged.length >= rounds * members.length;
say(`kill9: ${rounds} rounds, ${acknowledged.length} writes acknowledged, ${lost} lost, ${torn} half written`);
process.exit(good ? 0 : 1);
