import { type OperationId, type Route, routes } from '@tvacha/shared-contract';
import { examples } from '../testing/examples';
import { makeApp, type TestApp } from '../testing/make-app';
import { addUser, enter, type LoggedIn } from '../testing/people';
import { dump } from '../testing/test-database';

let test$: TestApp;
let victim: LoggedIn;
beforeAll(async () => {
  test$ = await makeApp();
  victim = await enter(test$, await addUser(test$.db, { role: 'admin' }));
});

const changing = (Object.entries(routes) as [OperationId, Route][]).filter(([, { method }]) => method !== 'GET');

/** What the form of a foreign page can send: cookies, three kinds of body, and no header of its own. */
const kinds = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

async function broughtAbout(id: OperationId, { method, path }: Route): Promise<string[]> {
  const { query = {}, body = {} } = examples[id] as { query?: Record<string, unknown>; body?: object };
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const given = id === 'auth.refresh' ? { refreshToken: victim.refreshToken } : body;
  const before = await dump(test$.db);
  const found: string[] = [];
  for (const kind of kinds) {
    const { status } = await test$.app.fetch(
      new Request(`http://127.0.0.1${path}?${search}`, {
        method,
        headers: { 'content-type': kind, cookie: `device=${victim.cookie}` },
        body: JSON.stringify(given),
      }),
    );
    if (![400, 401].includes(status)) found.push(`${id} as ${kind}: ${status}`);
  }
  if ((await dump(test$.db)) !== before) found.push(`${id} wrote`);
  return found;
}

test('[SEC-38] a form of another site cannot bring about any change', async () => {
  const found: string[] = [];
  for (const [id, route] of changing) found.push(...(await broughtAbout(id, route)));
  expect(found).toEqual([]);
});

test('[SEC-38] the one cookie goes along with nothing that another site brings about', async () => {
  const user = await addUser(test$.db, { password: 'Lantern-on-a-monsoon-roof' });
  const body = { type: 'password', email: user.email, password: 'Lantern-on-a-monsoon-roof', loginUser: 'doctor' };
  const { headers } = await test$.call('POST', '/api/auth/login', { body });
  expect(headers.get('set-cookie')).toMatch(/^device=[^;]+;.*HttpOnly;.*SameSite=Strict/);
});
