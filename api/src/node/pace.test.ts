import { paceMessages } from '../db/open-pglite';
import { createPace } from './pace';

test('[SEC-42] of messages that wait for the embedded database the event loop hears between any two', async () => {
  const sent: number[] = [];
  const client: Parameters<typeof paceMessages>[0] = {
    execProtocolStream: async ([at]) => {
      sent.push(at ?? -1);
      return [];
    },
  };
  paceMessages(client, createPace(0));
  let turns = 0;
  const count = () => {
    turns += 1;
    if (sent.length < 40) setImmediate(count);
  };
  setImmediate(count);
  for (let at = 0; at < 40; at += 1) await client.execProtocolStream(Uint8Array.of(at));
  expect(sent).toHaveLength(40);
  expect(turns).toBeGreaterThanOrEqual(40);
});
