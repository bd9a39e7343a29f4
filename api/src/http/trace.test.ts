import { makeApp } from '../testing/make-app';
import { addUser, askForCode, giveCode, logIn, logInStaff, newestCode } from '../testing/people';

const email = 'whose.name@tvacha.example';
const password = 'Banyan-courtyard-42';

test('[SEC-14] [SEC-43] the log of whole logins holds no number, address, code, password or token', async () => {
  const test$ = await makeApp();
  const member = await addUser(test$.db, { email, phone: '+919876543210', firstName: 'Ishwari', password });
  const secrets = ['9876543210', email, 'whose.name', 'Ishwari', password];
  await askForCode(test$, member.phone);
  secrets.push(newestCode(test$));
  await giveCode(test$, member.phone, '000000');
  test$.clock.forward(61);
  const one = await logIn(test$, member);
  secrets.push(newestCode(test$), one.token, one.refreshToken, one.cookie);
  const spend = { body: { refreshToken: one.refreshToken }, cookie: one.cookie };
  const next = await test$.call('POST', '/api/auth/access/token', spend);
  secrets.push(next.body.token ?? '', (next.body.result as { refreshToken: string }).refreshToken);
  const { token = '' } = next.body;
  await test$.call('GET', `/api/users/details/?email=${email}`, { token });
  await test$.call('GET', `/api/users/details/?phone=${encodeURIComponent('+919876543210')}`);
  await test$.call('GET', `/api/no/such/place/${email}?token=${token}`, { token });
  await test$.call('POST', '/api/auth/login', { body: { type: 'otp', phone: email, loginUser: 'doctor' } });
  const staff = await addUser(test$.db, { role: 'admin', email: 'staff.name@tvacha.example', phone: null, password });
  const second = await logInStaff(test$, staff.email, password);
  secrets.push(staff.email, second.token, second.refreshToken);
  await test$.call('POST', '/api/auth/logout', { token });

  expect(test$.logged.length).toBeGreaterThan(10);
  const log = test$.logged.join('\n');
  expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
});

test('[SEC-43] each answer and its log line carry one id: that of our proxy, else a new one', async () => {
  const { app, logged } = await makeApp();
  const ask = async (requestId?: string) => {
    const surroundings = requestId ? { ip: '203.0.113.7', requestId } : { ip: '203.0.113.7' };
    const { headers } = await app.fetch(new Request('http://127.0.0.1/api/ip'), surroundings);
    return headers.get('x-request-id') ?? '';
  };
  const [given, one, two] = [await ask('4bf92f3577b34da6'), await ask(), await ask()];
  expect(given).toBe('4bf92f3577b34da6');
  expect(one).not.toBe(two);
  for (const id of [given, one, two]) expect(logged.filter((line) => line.includes(id))).toHaveLength(1);
});

test('[SEC-42] a call is measured under its operation, and never under what the caller wrote', async () => {
  const { call, measured } = await makeApp();
  await call('GET', '/api/ip');
  await call('GET', '/api/dashboard/datacount', { token: 'made.up.token' });
  await call('GET', '/api/no/such/place');
  expect(measured.map(({ operation, status }) => [operation, status])).toEqual([
    ['system.ip', 200],
    ['dashboard.counts', 401],
    ['other', 404],
  ]);
});
