import { makeApp, type TestApp } from '../testing/make-app';

const violation = {
  type: 'csp-violation',
  url: 'https://tvacha.example/findadoctor?search=Ananya',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?who=Ananya',
    sourceFile: 'https://tvacha.example/static/main.1.js?v=2',
    documentURL: 'https://tvacha.example/findadoctor?search=Ananya',
  },
};
const send = (test$: TestApp, body: string) =>
  test$.app.fetch(new Request('http://127.0.0.1/api/reports', { method: 'POST', body }));
const told = ({ logged }: TestApp) =>
  logged.map((line) => JSON.parse(line)).filter(({ message }) => message === 'against the policy of pages');

test('[SEC-35] [SEC-14] what is against the policy of pages is in the log, without what somebody looked for', async () => {
  const test$ = await makeApp();
  const old = { 'csp-report': { 'violated-directive': "img-src 'self'", 'blocked-uri': 'data' } };
  for (const body of [JSON.stringify([violation]), JSON.stringify(old), '{"type":', '7', JSON.stringify([null, {}])])
    expect((await send(test$, body)).status).toBe(204);
  const message = 'against the policy of pages';
  const source = 'https://tvacha.example/static/main.1.js';
  expect(told(test$)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', source, message },
    { directive: 'img-src', blocked: 'data', source: '', message },
  ]);
});

const reported = (directive: string, blocked: string) => ({
  body: { effectiveDirective: directive, blockedURL: blocked },
});
const counted = ({ violations }: TestApp) => {
  const sum: Record<string, number> = {};
  for (const directive of violations) sum[directive] = (sum[directive] ?? 0) + 1;
  return sum;
};

test('[SEC-35] [SEC-42] of a flood of reports few lines are written, and each is counted', async () => {
  const test$ = await makeApp();
  const same = JSON.stringify(Array.from({ length: 20 }, () => reported('img-src', 'https://ads.example/1.gif')));
  for (let times = 0; times < 5; times += 1) await send(test$, same);
  expect(told(test$)).toHaveLength(1);
  expect(counted(test$)).toEqual({ 'img-src': 100 });

  const others = (at: number) => JSON.stringify(reported('script-src', `https://x${at}.example`));
  for (let at = 0; at < 400; at += 1) await send(test$, others(at));
  expect(told(test$)).toHaveLength(30);
  expect(counted(test$)).toEqual({ 'img-src': 100, 'script-src': 295, unread: 105 });

  test$.clock.forward(60);
  expect((await send(test$, 'x'.repeat(16_385))).status).toBe(413);
  await send(test$, same);
  expect(told(test$)).toHaveLength(31);
});

test('[SEC-35] [SEC-42] a hostile report makes no count and no line of its own', async () => {
  const test$ = await makeApp();
  const long = 'a'.repeat(5000);
  const hostile = [
    reported('script-src\n{"level":60}', 'javascript:alert(1)'),
    reported(long, `https://${'b.'.repeat(100)}example/${long}`),
    reported('__proto__', '\u001b[31m<script>'),
    { body: { effectiveDirective: { toString: 'x' }, blockedURL: ['y'] } },
  ];
  expect((await send(test$, JSON.stringify(hostile))).status).toBe(204);
  expect(counted(test$)).toEqual({ other: 3 });
  for (const { directive, blocked } of told(test$)) {
    expect(directive).toBe('other');
    expect(blocked).toMatch(/^[\w:/.-]{0,200}$/);
  }
});
