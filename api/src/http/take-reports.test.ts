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
  const old = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'data' } };
  for (const body of [JSON.stringify([violation]), JSON.stringify(old), '{"type":', '7', JSON.stringify([null, {}])])
    expect((await send(test$, body)).status).toBe(204);
  const message = 'against the policy of pages';
  const source = 'https://tvacha.example/static/main.1.js';
  expect(told(test$)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', source, message },
    { directive: 'img-src', blocked: 'data', source: '', message },
  ]);
});

test('[SEC-35] [SEC-42] reports are few and short, whoever sends how many', async () => {
  const test$ = await makeApp();
  const some = JSON.stringify(Array.from({ length: 20 }, () => ({ body: { effectiveDirective: 'img-src' } })));
  for (let times = 0; times < 5; times += 1) await send(test$, some);
  expect(told(test$)).toHaveLength(30);
  test$.clock.forward(60);
  expect((await send(test$, 'x'.repeat(16_385))).status).toBe(413);
  await send(test$, some);
  expect(told(test$)).toHaveLength(50);
});
