import { createMetrics } from './metrics';

const local = { ip: '127.0.0.1', local: true };
const far = { ip: '203.0.113.7', local: false };
const ask = (headers: Record<string, string> = {}) => new Request('http://127.0.0.1/metrics', { headers });
const token = 'a-token-of-the-scraper';

test('[SEC-42] figures are for this machine alone, or for who has the token', async () => {
  const open = createMetrics(undefined);
  expect((await open.answer(ask(), local)).status).toBe(200);
  expect((await open.answer(ask(), far)).status).toBe(404);
  const closed = createMetrics(token);
  expect((await closed.answer(ask({ authorization: `Bearer ${token}` }), far)).status).toBe(200);
  expect((await closed.answer(ask({ authorization: `Bearer ${token}x` }), far)).status).toBe(404);
  expect((await closed.answer(ask(), local)).status).toBe(404);
});

test('[SEC-12] messages sent and codes that were right are counted', async () => {
  const metrics = createMetrics(undefined);
  const sender = metrics.counting({
    send: ({ to }) => (to === 'nobody' ? Promise.reject(new Error('refused')) : Promise.resolve()),
  });
  await sender.send({ channel: 'sms', to: '+919000000101', text: 'code' });
  await expect(sender.send({ channel: 'sms', to: 'nobody', text: 'code' })).rejects.toThrow('refused');
  metrics.request({ operation: 'auth.verify', status: 200, seconds: 0.01 });
  metrics.request({ operation: 'auth.verify', status: 400, seconds: 0.01 });
  metrics.watch('open_doors', 'Doors', () => 7);
  const text = await (await metrics.answer(ask(), local)).text();
  for (const line of [
    'tvacha_messages_total{channel="sms",outcome="sent"} 1',
    'tvacha_messages_total{channel="sms",outcome="failed"} 1',
    'tvacha_codes_verified_total 1',
    'tvacha_open_doors 7',
    'tvacha_requests_total{operation="auth.verify",status="400"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});
