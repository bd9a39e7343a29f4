import { socketPath } from '@tvacha/shared-contract/realtime';
import { io } from 'socket.io-client';
import { median, percentile } from './rates';

const account = { email: 'ananya.rao@tvacha.example', password: 'Indigo-library-56' };

async function logIn(origin: string): Promise<{ token: string; cookie: string }> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'password', ...account, loginUser: 'doctor' }),
  });
  const { token, code } = (await response.json()) as { token?: string; code: string };
  if (!token) throw new Error(`The login answered ${code}`);
  return { token, cookie: /(device=[^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '' };
}

/** Milliseconds from a login on one node until the device on the other has been told. */
async function notice(here: string, there: string): Promise<number> {
  const { token, cookie } = await logIn(there);
  const socket = io(there, {
    path: socketPath,
    transports: ['websocket'],
    auth: { token },
    extraHeaders: { cookie },
    forceNew: true,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const told = new Promise<number>((resolve) => void socket.once('login', () => resolve(performance.now())));
    const start = performance.now();
    await logIn(here);
    return (await told) - start;
  } finally {
    socket.disconnect();
  }
}

/** Logins on one node, one after the other, heard on the other. */
export async function noticeTimes(here: string, there: string, count: number): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push(await notice(here, there));
  return { p50: median(times), p99: percentile(times, 0.99) };
}
