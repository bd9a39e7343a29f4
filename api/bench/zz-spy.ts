import { readFileSync } from 'node:fs';
import { createApp } from '../src/app/create-app';
import { openPostgres } from '../src/db/open-postgres';
import { servicesOver } from './services';
const p = JSON.parse(readFileSync('/tmp/perfkit/prepared.json','utf8'));
const { db, pool } = openPostgres({ connectionString: 'postgres://tvacha@127.0.0.1:4700/postgres', connections: 1, onError: () => undefined });
const app = createApp(servicesOver(db));
const q = pool.query.bind(pool) as any;
(pool as any).query = (c: any, v: any, ...r: any[]) => { console.log(c.name, c.text, JSON.stringify(v ?? c.values), c.rowMode); return q(c, v, ...r); };
for (const path of process.argv.slice(2).length ? process.argv.slice(2) : [p.listPath, p.rowPath]) {
const res = await app.fetch(new Request('http://x' + path, { headers: { authorization: `Bearer ${p.token}` } }));
console.log(res.status, (await res.text()).slice(0, 1200), '\n');
}
process.exit(0);
