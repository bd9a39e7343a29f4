import { type OperationId, routes } from '@tvacha/shared-contract';
import { accessByTable } from '@tvacha/shared-contract/testing';
import { assemble } from '../../conformance/cast';
import { personaNames, personaOf, refusalFor } from '../../conformance/personas';
import { roles } from '../db/schema';
import { callOperation } from '../testing/call-operation';
import { examples } from '../testing/examples';
import { makeApp, type TestApp } from '../testing/make-app';
import { addRole, addUser, enter } from '../testing/people';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp({ limits: { lookupsPerMinute: 999, codesPerMinute: 999, loginsPerHour: 999 } });
});

/** One operation of each kind of access; all of them are walked by the conformance run. Not the one that logs out. */
const ids = (Object.keys(routes) as OperationId[]).filter((id) => id !== 'auth.logout');
const kinds = new Map(ids.map((id) => [accessByTable(id).kind, id]));

test.each(personaNames)(
  '[SEC-28] [PERM-03] the server lets a %s do what the table of rights grants, and no more',
  async (name) => {
    const cast = await assemble(test$);
    const outcome: Record<string, boolean> = {};
    const wanted: Record<string, boolean> = {};
    for (const id of kinds.values()) {
      const access = accessByTable(id);
      await cast.dressFor(access);
      const { status, body } = await callOperation(test$, id, examples[id], await cast.tokenOf(name));
      const away = refusalFor(personaOf(name));
      outcome[id] = status !== away.status || body.code !== away.code;
      wanted[id] = personaOf(name).may(access);
    }
    expect(outcome).toEqual(wanted);
  },
);

test('[SES-02] [API-01] a 401 has no body, and says its code in WWW-Authenticate', async () => {
  const { token } = await enter(test$, await addUser(test$.db));
  await callOperation(test$, 'auth.logout', {}, token);
  const headers = { authorization: `Bearer ${token}` };
  const response = await test$.app.fetch(new Request('http://127.0.0.1/api/ebooks', { headers }));
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([401, '', null]);
  expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token", code="SESSION_EXPIRED"');
});

test('[API-03] who may not do something is told so in the words of the product', async () => {
  const { token } = await enter(test$, await addUser(test$.db, { role: 'patient' }));
  const { status, body } = await callOperation(test$, 'ebooks.list', { query: {} }, token);
  expect([status, body.code, body.message]).toEqual([403, 'FORBIDDEN', 'Unauthorized Access']);
});

test('[SEC-24] a permission taken away counts from the next call on', async () => {
  const role = await addRole(test$.db, 'Desk', [{ section: 'User Verification', read: true }]);
  const { token } = await enter(test$, await addUser(test$.db, { role: 'subAdmin', roleId: role.id }));
  const list = () => callOperation(test$, 'admin.users.list', { query: {} }, token);
  expect((await list()).status).toBe(200);
  await test$.db.update(roles).set({ permissions: [] });
  expect((await list()).status).toBe(403);
});
