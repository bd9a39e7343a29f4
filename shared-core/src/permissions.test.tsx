import { renderHook } from '@testing-library/react';
import type { User } from '@tvacha/shared-contract';
import * as rules from '@tvacha/shared-contract/permissions';
import { approveUser, deleteUser, listUsers } from '@tvacha/shared-contract/routes/admin/users';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { createQuestion } from '@tvacha/shared-contract/routes/questions';
import { canAdmin, canRead, useCanRead, useMay, useMayWrite, useSubject } from '@tvacha/shared-core/permissions';
import { startSession } from '@tvacha/shared-core/session';
import { portalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { answer, ok, withServer } from './http/test-server';
import { ananya, login } from './session/test-user';

withServer();

const desk: User = {
  ...ananya,
  role: 'subAdmin',
  roleId: {
    _id: '6f1c1a52-0000-4000-8000-000000000901',
    name: 'Verification desk',
    permissions: [{ section: 'User Verification', read: true, approve: true }],
  },
};
const wrapper = ({ children }: PropsWithChildren) => <Provider store={portalStore()}>{children}</Provider>;

async function inSession<Value>(user: User | null, hook: () => Value) {
  makeTestStore();
  answer(lookUpUser, () => ok(user));
  if (user) await startSession(login());
  return renderHook(hook, { wrapper }).result.current;
}

const rights = (user: User | null) =>
  inSession(user, () => [
    canAdmin(useSubject(), 'User Verification', 'approve'),
    canAdmin(useSubject(), 'User Verification', 'delete'),
    canAdmin(useSubject(), 'Publishers', 'read'),
    useCanRead('Ebooks', 'read'),
  ]);

test('[PERM-03] screens decide by the very functions of the contract', () => {
  expect([canAdmin, canRead]).toEqual([rules.canAdmin, rules.canRead]);
});

test('[PERM-01] [PERM-02] each user may do what their role says', async () => {
  expect(await rights(null)).toEqual([false, false, false, true]);
  expect(await rights(ananya)).toEqual([false, false, false, true]);
  expect(await rights(desk)).toEqual([true, false, false, false]);
  expect(await rights({ ...ananya, role: 'admin' })).toEqual([true, true, true, true]);
});

test('[PERM-03] of an operation, section and flag are its own: a screen names neither', async () => {
  const may = (user: User | null) =>
    inSession(user, () => [approveUser, deleteUser, listUsers, createQuestion].map((one) => useMay(one)));
  expect(await may(null)).toEqual([false, false, false, false]);
  expect(await may(ananya)).toEqual([false, false, false, true]);
  expect(await may({ ...ananya, customerId: 'DEMO-4LIILpv14l62F5kSYy108vCt' })).toEqual([false, false, false, false]);
  expect(await may(desk)).toEqual([true, false, true, false]);
  // A definition of the office in the hands of a doctor opens nothing of it.
  expect(await may({ ...desk, role: 'doctor' })).toEqual([false, false, false, false]);
});

test('[AUTH-08] a demo may read what members read, and change nothing', async () => {
  const writes = (user: User) =>
    inSession(user, () => [useMayWrite(), useCanRead('Questions', 'read'), useCanRead('Questions', 'create')]);
  expect(await writes(ananya)).toEqual([true, true, true]);
  expect(await writes({ ...ananya, customerId: 'DEMO-4LIILpv14l62F5kSYy108vCt' })).toEqual([false, true, false]);
});
