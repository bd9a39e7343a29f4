import { silentMeter } from '../app/meter';
import { testClock } from '../testing/make-app';
import { compose } from './compose';
import { memoryNotifier } from './memory-notifier';
import { watchCodes } from './watch-codes';

const sms = compose(
  'code.login',
  { channel: 'sms', to: '+919000000101' },
  { code: '123456', minutes: 5, host: 'tvacha.example' },
);
const mail = compose(
  'code.login',
  { channel: 'email', to: 'kavya@tvacha.example' },
  { code: '123456', minutes: 5, host: 'tvacha.example' },
);

function open() {
  const alerts: object[] = [];
  const error = (fields: object) => void alerts.push(fields);
  const clock = testClock();
  const { notifier, meter } = watchCodes({ clock, log: { info: error, warn: error, error } });
  const watched = notifier(memoryNotifier());
  const counted = meter(silentMeter);
  return {
    alerts,
    clock,
    async send(count: number, message = sms) {
      for (let at = 0; at < count; at += 1) await watched.send(message);
    },
    use(count: number, status = 200) {
      for (let at = 0; at < count; at += 1) counted.request({ operation: 'auth.verify', status, seconds: 0 });
    },
  };
}

test('[SEC-12] codes that are hardly used raise one alert in a quarter of an hour', async () => {
  const { alerts, send, use, clock } = open();
  await send(20);
  use(7);
  use(20, 400);
  await send(5);
  expect(alerts).toEqual([{ sent: 20, used: 7 }]);
  clock.forward(15 * 60 - 1);
  await send(21);
  expect(alerts).toHaveLength(1);
  clock.forward(1);
  await send(1);
  expect(alerts).toHaveLength(2);
});

test('[SEC-12] codes that are used, few codes, old codes and mail raise none', async () => {
  const { alerts, send, use, clock } = open();
  await send(20);
  use(8);
  await send(1);
  clock.forward(15 * 60);
  await send(19);
  await send(30, mail);
  clock.forward(15 * 60);
  await send(1);
  expect(alerts).toEqual([]);
});
