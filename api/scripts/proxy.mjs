// Runs the nginx of deploy/server before a server of its own and looks whether what the two agree on holds.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { io } from 'socket.io-client';
import { freePort } from '../../scripts/lib/servers.mjs';
import { buildServer, makeServer, newFolder, until } from './lib/server.mjs';

/** nginx of this machine, or where it was unpacked. */
const { NGINX_BIN = 'nginx' } = process.env;
const sample = fileURLToPath(new URL('../../deploy/server/nginx.conf', import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);

buildServer();
const { folder, remove } = newFolder();
const given = { DATA_DIR: folder, SITE_DIR: folder, SEED: 'none', OUTBOX: '1', DATABASE_URL: '', REDIS_URL: '' };
const server = await makeServer({ ...given, TRUST_PROXY: '127.0.0.1' });
const [port, plain] = [await freePort(), await freePort()];
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 8 });

/** The sample with the names of this machine. */
function configure() {
  const at = (name) => join(folder, name);
  const subject = ['-subj', '/CN=portal.example', '-days', '1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', at('key'), '-out', at('cert')],
    {
      stdio: 'ignore',
    },
  );
  const config = readFileSync(sample, 'utf8')
    .replace('127.0.0.1:4000', new URL(server.url).host)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('/etc/tvacha/tls/fullchain.pem', at('cert'))
    .replaceAll('/etc/tvacha/tls/privkey.pem', at('key'))
    .replaceAll('/var/log/nginx/', at('logs/'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`);
  const http = `access_log off; ${paths.join(' ')}\n${config}`;
  mkdirSync(at('logs'));
  writeFileSync(at('nginx.conf'), `pid ${at('pid')}; daemon off; events {}\nhttp {\n${http}\n}\n`);
  return ['-p', folder, '-e', at('logs/error.log'), '-c', at('nginx.conf')];
}

/** One call through the proxy, over connections that are kept. */
const call = (path, { host = 'portal.example', method = 'GET', headers = {}, body } = {}) =>
  new Promise((done, failed) => {
    const sent = request({ port, path, method, agent, headers: { host, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sent.on('error', failed);
    sent.end(body);
  });

/** What becomes of a socket without a token: the server itself says no, in a code of its own. */
async function opensSocket() {
  const socket = io(`https://127.0.0.1:${port}`, {
    path: '/api/socket',
    transports: ['websocket'],
    reconnection: false,
    rejectUnauthorized: false,
    extraHeaders: { host: 'portal.example' },
  });
  return new Promise((done) => {
    socket.once('connect_error', ({ message }) => done(message));
  }).finally(() => socket.disconnect());
}

const checks = {
  'calls come through': async () => (await call('/api/health')).status === 200,
  'the address is the one nginx saw, whatever the client wrote': async () =>
    JSON.parse((await call('/api/ip', { headers: { 'x-forwarded-for': '203.0.113.7' } })).text).result.ip ===
    '127.0.0.1',
  'the id of the request is nginx’s': async () =>
    /^[0-9a-f]{32}$/.test((await call('/api/ip', { headers: { 'x-request-id': 'mine' } })).headers['x-request-id']),
  'a socket reaches the server': async () => /^[A-Z_]+$/.test(await opensSocket()),
  'two hundred calls on kept connections are all answered': async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => call('/api/live')));
    return answers.every(({ status }) => status === 200);
  },
  'a body of 111 MB is not taken': async () => {
    const headers = { 'content-length': 111 * 2 ** 20, expect: '100-continue' };
    return (await call('/api/users/', { method: 'PUT', headers })).status === 413;
  },
  'figures and outbox are not for people': async () =>
    (await call('/metrics')).status === 404 && (await call('/dev/outbox')).status === 404,
  'the origin of files has nothing else': async () =>
    (await call('/api/health', { host: 'files.example' })).status === 404 &&
    JSON.parse((await call('/api/public-files/none', { host: 'files.example' })).text).error === true,
  'the log of calls tells no query': async () => {
    await call('/api/events/feed.ics?key=a-secret');
    const log = readFileSync(join(folder, 'logs', 'tvacha.log'), 'utf8');
    return log.includes(' /api/events/feed.ics ') && !log.includes('a-secret');
  },
  'http leads to https': async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${plain}/about`, { redirect: 'manual' });
    return status === 308 && headers.get('location').startsWith('https://');
  },
};

let failed = 0;
let nginx;
try {
  const args = configure();
  execFileSync(NGINX_BIN, [...args, '-t'], { stdio: ['ignore', 'inherit', 'inherit'] });
  await server.start();
  nginx = spawn(NGINX_BIN, args, { stdio: 'inherit' });
  await until('nginx passes calls on', () =>
    call('/api/live').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  for (const [name, holds] of Object.entries(checks)) {
    const fault = await holds().then(
      (well) => (well ? '' : '; it is not so'),
      ({ message }) => `; ${message}`,
    );
    if (fault) failed += 1;
    say(`  ${fault ? '✗' : '✓'} ${name}${fault}`);
  }
} catch (error) {
  failed += 1;
  say(error.code === 'ENOENT' ? 'nginx was not found: install it, or set NGINX_BIN.' : error.message);
} finally {
  nginx?.kill('SIGTERM');
  agent.destroy();
  if (server.running()) await server.stop('SIGKILL');
  remove();
}
say(`proxy: ${Object.keys(checks).length - failed} of ${Object.keys(checks).length} hold`);
process.exit(failed === 0 ? 0 : 1);
