import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts the portal's own server over a site folder; resolves when it says that it is ready. `stop` waits for its end. */
export async function serve({ site, data, port }) {
  const child = spawn(process.execPath, ['demo/dist/main.mjs'], {
    env: { ...process.env, SITE_DIR: site, DATA_DIR: data, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const over = new Promise((done) => child.once('exit', done));
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server for ${site} ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) {
      const stop = async () => {
        child.kill('SIGTERM');
        await over;
      };
      return { url, stop };
    }
    await wait(200);
  }
  child.kill('SIGTERM');
  throw new Error(`The server for ${site} did not become ready`);
}

/**
 * Logs the demo doctor in by password. @returns what a browser keeps of it, for `storageState` of a new context: its
 * storage, and the cookie by which the server knows the browser again. A second login ends the first.
 */
export async function logIn(browser, url) {
  const context = await browser.newContext();
  const answer = await context.request.post(`${url}/api/auth/login`, {
    data: {
      type: 'password',
      email: 'ananya.rao@tvacha.example',
      password: 'Indigo-library-56',
      loginUser: 'doctor',
    },
  });
  const { error, code, token, result } = await answer.json();
  if (error) throw new Error(`The demo doctor could not log in: ${code}`);
  const { cookies } = await context.storageState();
  await context.close();
  const { _id, customerId, role, refreshToken } = result;
  const kept = { token, refreshToken, userId: _id, customerId, isLogin: 'true', type: role };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: String(value ?? '') }));
  return { cookies, origins: [{ origin: url, localStorage }] };
}
