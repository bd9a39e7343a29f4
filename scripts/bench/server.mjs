import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts the portal's own server over a site folder; resolves when it says that it is ready. */
export async function serve({ site, data, port }) {
  const child = spawn(process.execPath, ['demo/dist/main.mjs'], {
    env: { ...process.env, SITE_DIR: site, DATA_DIR: data, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { url, stop: () => child.kill('SIGTERM') };
    await wait(200);
  }
  child.kill('SIGTERM');
  throw new Error(`The server for ${site} did not become ready`);
}

/** Logs the demo doctor in by password. @returns what the browser keeps of it */
export async function logIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'password',
      email: 'ananya.rao@tvacha.example',
      password: 'Indigo-library-56',
      loginUser: 'doctor',
    }),
  }).then((response) => response.json());
  if (answer.error) throw new Error(`The demo doctor could not log in: ${answer.code}`);
  const { _id, customerId, role, refreshToken } = answer.result;
  return { token: answer.token, refreshToken, userId: _id, customerId, isLogin: 'true', type: role };
}
