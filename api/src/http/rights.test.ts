import { type OperationId, routes } from '@tvacha/shared-contract';
import {
  accessByTable,
  atFirstLogin,
  changedInDemo,
  forgivesToken,
  ignoresToken,
  wantsProofByTable,
} from '@tvacha/shared-contract/testing';
import { eq } from 'drizzle-orm';
import { sessions, type UserRow } from '../db/schema';
import { sessionIn } from '../testing/browser';
import { callOperation } from '../testing/call-operation';
import { makeApp, type TestApp } from '../testing/make-app';
import { addUser, enter } from '../testing/people';

const ids = Object.keys(routes) as OperationId[];
const isOpen = (id: OperationId) => accessByTable(id).kind === 'public';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

/** A session as the database has it. */
const sessionOf = async (token: string) =>
  JSON.stringify(
    await test$.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionIn(token) ?? '')),
  );

/** The operations that answer a person with a code, each called without a word in a session that no other has changed. */
async function answering(code: string, user: UserRow, secondsLater = 0): Promise<OperationId[]> {
  const found: OperationId[] = [];
  let token = '';
  let begun = '';
  for (const id of ids) {
    if (!token || (await sessionOf(token)) !== begun) {
      ({ token } = await enter(test$, user));
      begun = await sessionOf(token);
      test$.clock.forward(secondsLater);
    }
    const { body } = await callOperation(test$, id, {}, token);
    if (body.code === code) found.push(id);
  }
  return found;
}

test('[SEC-26] a proof older than five minutes is too old for what the table says, and for nothing else', async () => {
  const admin = await addUser(test$.db, { role: 'admin' });
  expect(await answering('PROOF_NEEDED', admin, 299)).toEqual([]);
  expect(await answering('PROOF_NEEDED', admin, 301)).toEqual(ids.filter(wantsProofByTable));
});

test('[AUTH-06] [PERM-03] who must choose a password first is let in by what the table says, and by nothing else', async () => {
  const newcomer = await addUser(test$.db, { firstLogin: true });
  const closed = ids.filter((id) => !isOpen(id) && !atFirstLogin.includes(id));
  expect(await answering('PASSWORD_CHANGE_NEEDED', newcomer)).toEqual(closed);
});

test('[AUTH-08] [PERM-03] who only looks around reads as a doctor does, and changes only what the table says', async () => {
  const guest = await addUser(test$.db, { demo: true });
  const mayRead = (id: OperationId) =>
    routes[id].method === 'GET' && !['staff', 'staffOfAny', 'onlyScopedToken'].includes(accessByTable(id).kind);
  const closed = ids.filter((id) => !isOpen(id) && !changedInDemo.includes(id) && !mayRead(id));
  expect(await answering('FORBIDDEN', guest)).toEqual(closed);
});

test('[SEC-28] a token that is not good is refused by all but what the table says', async () => {
  const { body } = await test$.call('GET', '/api/dashboard/datacount', { token: 'made.up.token' });
  const lenient: OperationId[] = [];
  for (const id of ids) {
    test$.clock.forward(60);
    const reply = await callOperation(test$, id, {}, 'made.up.token');
    if (reply.body.code !== body.code) lenient.push(id);
  }
  expect([...lenient].sort()).toEqual([...ignoresToken, ...forgivesToken].sort());
});
