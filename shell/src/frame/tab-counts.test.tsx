import { screen, waitFor } from '@testing-library/react';
import { tellPresence } from '@tvacha/shared-contract/routes/admin/chats';
import { countWaiting } from '@tvacha/shared-contract/routes/admin/office';
import { approveUser } from '@tvacha/shared-contract/routes/admin/users';
import { call } from '@tvacha/shared-core/http';
import { visit } from '../test-frame';
import { ok, on, refusal, server, withServer } from '../test-network';

withServer();

const id = '7d9c1c0e-52a1-4b0e-8f55-3a4f0b6f7c10';
const expectWaiting = (words: string) =>
  waitFor(() => expect(screen.getByRole('link', { name: 'User Verification' })).toHaveAccessibleDescription(words));

test.each([
  ['approved', () => ok(null)],
  ['found decided by a colleague', () => refusal(409, 'CONFLICT')],
])('[ADM-01] the count of a tab is right as soon as somebody was %s', async (_how, answer) => {
  let waits = 20;
  let asked = 0;
  server.use(
    on(countWaiting, () => {
      asked += 1;
      return ok({ 'User Verification': waits });
    }),
    on(tellPresence, () => ok(null)),
    on(approveUser, () => {
      waits -= 1;
      return answer();
    }),
  );
  visit('/admin/userlist', { as: 'admin' });
  await expectWaiting('20 wait');
  await call(tellPresence, { body: { id, typing: null } });
  await call(approveUser, { body: { id } }).catch(() => undefined);
  await expectWaiting('19 wait');
  expect(asked).toBe(2);
});
