import { eq } from 'drizzle-orm';
import { userDocuments, users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addPaper, addUser, enter } from '../../testing/people';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeApp();
});

const lookUp = (query: Record<string, string>, token?: string) =>
  test$.call('GET', `/api/users/details/?${new URLSearchParams(query)}`, token ? { token } : {});

test("[API-04] the user's own record comes whole, under the product's names", async () => {
  const user = await addUser(test$.db, {
    firstName: 'Ananya',
    lastName: 'Rao',
    address: { state: 'Karnataka', city: 'Bengaluru', pincode: '560034' },
  });
  const { token } = await enter(test$, user);
  const { body } = await lookUp({ email: user.email.toUpperCase() }, token);
  expect(body).toMatchObject({
    code: 'USERS_FOUND',
    result: {
      _id: user.id,
      name_titel: 'Dr.',
      first_name: 'Ananya',
      last_name: 'Rao',
      fullName: 'Ananya Rao',
      phone: { code: '+91', number: user.phone?.slice(3) },
      address: { pincode: '560034' },
      roleId: null,
    },
  });
});

test.each([
  ['complete and approved', {}, 'USER_ALREADY_EXISTS'],
  ['complete and waiting', { approval: 'pending' }, 'APPROVAL_PENDING'],
  ['not complete', { isComplete: false, phoneVerified: false }, 'USERS_FOUND'],
] as const)('[API-04] a stranger learns of an account that is %s no more than that', async (_what, given, code) => {
  const user = await addUser(test$.db, given);
  const stranger = await addUser(test$.db);
  const { token } = await enter(test$, stranger);
  for (const caller of [undefined, token]) {
    const { status, body } = await lookUp({ phone: user.phone ?? '' }, caller);
    expect([status, body.code]).toEqual([200, code]);
    expect(body.result).toEqual({
      customerId: '',
      email: 'p***@tvacha.example',
      phone: { code: '+91', number: `********${user.phone?.slice(-2)}` },
      isComplete: user.isComplete,
      phoneVerified: user.phoneVerified,
      emailVerified: user.emailVerified,
      copyWanted: false,
    });
  }
});

test('[ADM-03] [API-04] who waits learns that a clearer copy is asked for, until it has come or is decided', async () => {
  const user = await addUser(test$.db, { approval: 'pending' });
  const paper = await addPaper(test$.db, user.id);
  const wanted = async () => (await lookUp({ phone: user.phone ?? '' })).body.result as { copyWanted: boolean };
  expect(await wanted()).toMatchObject({ copyWanted: false });
  const set = (askedAt: Date | null) =>
    test$.db.update(userDocuments).set({ askedAt }).where(eq(userDocuments.id, paper));
  await set(test$.clock.now());
  expect(await wanted()).toMatchObject({ copyWanted: true });
  await test$.db.update(users).set({ approval: 'rejected' }).where(eq(users.id, user.id));
  expect(await wanted()).toMatchObject({ copyWanted: false });
  await test$.db.update(users).set({ approval: 'pending' }).where(eq(users.id, user.id));
  await set(null);
  expect(await wanted()).toMatchObject({ copyWanted: false });
});

test('[API-04] an account that is not there is answered with its code', async () => {
  for (const query of [
    { id: crypto.randomUUID() },
    { email: 'nobody@tvacha.example' },
    { phone: '+919333333333' },
    { customerId: 'TVD-NONE' },
  ] as Record<string, string>[]) {
    const { status, body } = await lookUp(query);
    expect([status, body.error, body.code, body.result]).toEqual([200, false, 'USER_NOT_FOUND', null]);
  }
});

test('[API-04] strangers may look up sixty times a minute, the user themself as often as they like', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  test$.clock.forward(60);
  const answers: number[] = [];
  for (let times = 0; times < 61; times += 1) answers.push((await lookUp({ customerId: 'TVD-NONE' })).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(60);
  expect((await lookUp({ id: user.id }, token)).status).toBe(200);
  const refused = await lookUp({ customerId: 'TVD-NONE' });
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  test$.clock.forward(Number(refused.headers.get('retry-after')));
  expect((await lookUp({ customerId: 'TVD-NONE' })).status).toBe(200);
});

test('[SEC-13] [SEC-42] who has a whole block of addresses has one limit for looking up accounts and codes', async () => {
  const few = await makeApp({ limits: { lookupsPerMinute: 2 } });
  const from = (at: number) => ({ ip: `2001:db8:1:2::${at}` });
  const asked = [];
  for (const at of [1, 2, 3]) {
    const account = await few.call('GET', '/api/users/details/?email=nobody@tvacha.example', from(at));
    const code = await few.call('POST', '/api/code/verify', { ...from(at), body: { code: 'TVD-NONE' } });
    asked.push([account.status, code.body.code]);
  }
  expect(asked).toEqual([
    [200, 'INVALID_CODE'],
    [200, 'INVALID_CODE'],
    [429, 'RATE_LIMITED'],
  ]);
});
