import { connect } from 'node:net';
import { canRun, dataFolder, freePort, serverProcess, serverUser } from './servers.mjs';

const answers = (port) =>
  new Promise((answered) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      answered(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => answered(false));
  });

/** A Redis server of our own on a loopback port that keeps nothing on disk; undefined where none can be had. */
export async function startRedis({ port } = {}) {
  if (!canRun('redis-server', ['--version'], 'redis-server')) return undefined;
  const owner = serverUser();
  const { folder, remove } = dataFolder('redis', owner);
  const given = port ?? (await freePort());
  const server = serverProcess({
    command: 'redis-server',
    args: ['--port', String(given), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    owner,
    ready: () => answers(given),
  });
  await server.start();
  return {
    url: `redis://127.0.0.1:${given}`,
    start: server.start,
    stop: server.stop,
    async end() {
      await server.stop();
      remove();
    },
  };
}
