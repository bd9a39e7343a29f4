import { setImmediate as turn } from 'node:timers/promises';
import { compose } from '../notify/compose';
import { Undeliverable } from '../notify/notifier';
import { fakeGateway } from '../testing/fake-gateway';
import { smsSender } from './sms-notifier';

type Gateway = Awaited<ReturnType<typeof fakeGateway>>;

const opened: Gateway[] = [];
const open = async (answers?: Parameters<typeof fakeGateway>[0]) => {
  const gateway = await fakeGateway(answers);
  opened.push(gateway);
  return gateway;
};
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));

/** A gateway has all the time it wants, but where a test ends it. */
const senderOf = (...gateways: [Gateway, ...Gateway[]]) => {
  const [first, ...more] = gateways.map(({ url }) => url);
  return smsSender({ urls: [first ?? '', ...more], token: 'secret', sender: 'TVACHA', timeout: 100_000, pause: 5 });
};
const sms = compose(
  'code.login',
  { channel: 'sms', to: '+919000000101' },
  { code: '123456', minutes: 5, host: 'tvacha.example' },
);

test('[SEC-16] an SMS carries sender, template, token and key', async () => {
  const gateway = await open();
  await senderOf(gateway).send({ ...sms, idempotencyKey: 'one' });
  expect(gateway.tries).toEqual([
    {
      key: 'one',
      authorization: 'Bearer secret',
      body: {
        sender: 'TVACHA',
        templateId: '1107169100000000013',
        to: '+919000000101',
        text: '123456 is your code to log in to Tvacha. It is good for 5 minutes. Tell it to nobody.\n\n@tvacha.example #123456',
      },
    },
  ]);
});

test.each([500, 503, 429])('[SEC-16] after %s it is tried again with the same key', async (answer) => {
  const gateway = await open([answer]);
  await senderOf(gateway).send(sms);
  expect(gateway.tries).toHaveLength(2);
  expect(new Set(gateway.tries.map(({ key }) => key)).size).toBe(1);
  expect(gateway.carried.size).toBe(1);
});

test('[SEC-16] after three seconds without an answer it is tried again with the same key', async () => {
  const gateway = await open(['hang']);
  const limit = new AbortController();
  const limits = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const sent = smsSender({ urls: [gateway.url], token: 'secret', sender: 'TVACHA', pause: 5 }).send(sms);
  while (gateway.tries.length === 0) await turn();
  expect(limits.mock.calls).toEqual([[3000]]);
  limits.mockRestore();
  limit.abort(new DOMException('too long', 'TimeoutError'));
  await sent;
  expect(gateway.tries).toHaveLength(2);
  expect(new Set(gateway.tries.map(({ key }) => key)).size).toBe(1);
  expect(gateway.carried.size).toBe(1);
});

test.each([400, 401, 403, 404, 422])('[SEC-16] after %i it is not tried again, nor elsewhere', async (status) => {
  const [first, second] = [await open([status]), await open()];
  await expect(senderOf(first, second).send(sms)).rejects.toThrow(Undeliverable);
  expect([first.tries.length, second.tries.length]).toEqual([1, 0]);
});

test('[SEC-16] an unknown sender is refused by the gateway, a message without template before it', async () => {
  const gateway = await open();
  const other = smsSender({ urls: [gateway.url], token: 'secret', sender: 'OTHERS' });
  await expect(other.send(sms)).rejects.toThrow('status 422');
  await expect(senderOf(gateway).send({ ...sms, template: undefined })).rejects.toThrow(Undeliverable);
  expect(gateway.tries).toHaveLength(1);
});

test('[SEC-16] the second gateway takes over, and stays first until it fails', async () => {
  const [first, second] = [await open([500, 500, 500, 500]), await open()];
  const sender = senderOf(first, second);
  await sender.send(sms);
  expect([first.tries.length, second.tries.length]).toEqual([2, 1]);
  await sender.send(sms);
  expect([first.tries.length, second.tries.length]).toEqual([2, 2]);
});

test('[SEC-16] where no gateway answers it fails as something to try again', async () => {
  const gateway = await open();
  await gateway.close();
  const failed = senderOf(gateway).send(sms);
  await expect(failed).rejects.toThrow('No answer');
  await expect(failed).rejects.not.toBeInstanceOf(Undeliverable);
});
