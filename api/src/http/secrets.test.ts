import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { totpAt } from '../auth/totp';
import { users } from '../db/schema';
import { createMetrics } from '../node/metrics';
import { makeApp } from '../testing/make-app';
import { addUser, askForCode, cookieIn, giveCode } from '../testing/people';
import { codeSentTo, registerDoctor } from '../testing/registrants';
import { dump } from '../testing/test-database';

const first = 'Banyan-step-47';
const next = 'Harbour-lamp-of-July-9';

test('[SEC-14] [SEC-07] registering, logging in, a reset and an authenticator leave no secret in rows, log or figures', async () => {
  const test$ = await makeApp();
  const secrets: string[] = [first, next];
  const post = async (path: string, body: object, token?: string) => {
    const reply = await test$.call('POST', path, { body, ...(token ? { token } : {}) });
    const result = (reply.body.result ?? {}) as { refreshToken?: string };
    for (const one of [reply.body.token, result.refreshToken, cookieIn(reply.headers)]) if (one) secrets.push(one);
    return reply;
  };

  const { id, scopedToken, form, phone } = await registerDoctor(test$);
  secrets.push(scopedToken, codeSentTo(test$, phone), codeSentTo(test$, form.email));
  await post('/api/auth/otp/verify', { email: form.email, otp: codeSentTo(test$, form.email) });
  expect((await post('/api/auth/password/create', { password: first }, scopedToken)).body.code).toBe(
    'PASSWORD_CREATED',
  );
  await test$.db.update(users).set({ approval: 'verified', isComplete: true }).where(eq(users.id, id));

  test$.clock.forward(61);
  await askForCode(test$, phone);
  secrets.push(codeSentTo(test$, phone));
  const entered = await giveCode(test$, phone, codeSentTo(test$, phone));
  secrets.push(entered.body.token ?? '', (entered.body.result as { refreshToken: string }).refreshToken);
  const login = { type: 'password', email: form.email, loginUser: 'doctor' };
  expect((await post('/api/auth/login', { ...login, password: first })).body.code).toBe('LOGIN_SUCCESS');

  test$.clock.forward(61);
  await post('/api/auth/password/forgot', { email: form.email });
  const otp = codeSentTo(test$, form.email);
  secrets.push(otp);
  const { body } = await post('/api/auth/otp/verify', { email: form.email, otp, purpose: 'reset' });
  const reset = await post('/api/auth/password/reset', { email: form.email, password: next }, body.token);
  expect(reset.body.code).toBe('Password_changed');
  expect((await post('/api/auth/login', { ...login, password: next })).body.code).toBe('LOGIN_SUCCESS');

  const staff = await addUser(test$.db, { role: 'admin', password: first });
  const door = { type: 'password', email: staff.email, password: first, loginUser: 'admin' };
  const step = (await post('/api/auth/login', door)).body.token;
  const setup = await post('/api/auth/second-factor/setup', {}, step);
  const { secret } = setup.body.result as Result<'auth.second-factor.setup'>;
  const code = totpAt(secret, test$.clock.now());
  const confirmed = await post('/api/auth/second-factor/confirm', { code }, step);
  const { recoveryCodes } = confirmed.body.result as Result<'auth.second-factor.confirm'>;
  secrets.push(secret, code, ...recoveryCodes);

  const metrics = createMetrics(undefined);
  for (const call of test$.measured) metrics.request(call);
  const figures = await metrics.answer(new Request('http://127.0.0.1/metrics'), { ip: '127.0.0.1', local: true });
  const sinks = { rows: await dump(test$.db), log: test$.logged.join('\n'), figures: await figures.text() };
  expect(secrets.length).toBeGreaterThan(30);
  // A code of six digits may stand in a longer number by chance; it is looked for by itself.
  const isIn = (text: string, one: string) => new RegExp(`(?<![\\w.-])${one}(?![\\w-])`).test(text);
  for (const [sink, text] of Object.entries(sinks)) {
    expect(text.length).toBeGreaterThan(1000);
    expect([sink, secrets.filter((one) => one === '' || isIn(text, one))]).toEqual([sink, []]);
  }
});
