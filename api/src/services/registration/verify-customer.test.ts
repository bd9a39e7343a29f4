import { eq } from 'drizzle-orm';
import { invalidCodes } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser } from '../../testing/people';
import { newForm } from '../../testing/registrants';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeApp();
});

const lookUp = (code: string) => test$.call('POST', '/api/code/verify', { body: { code } });

test('[AUTH-01] a code that waits for its doctor opens the registration', async () => {
  const { customerId } = await newForm(test$);
  const { status, body } = await lookUp(` ${customerId.toLowerCase()} `);
  expect([status, body.code]).toEqual([200, 'CODE_VERIFIED']);
  const next = `/register/doctor?code=${customerId}`;
  expect(body.result).toEqual({ code: customerId, notice: null, stage: '', next });
});

test.each([
  ['complete and proved', {}, 'REG_COMPLETE', '', '/login'],
  ['complete, email not proved', { emailVerified: false }, 'VERIFICATION_PENDING', 'VERIFICATION_PENDING', undefined],
  ['complete, phone not proved', { phoneVerified: false }, 'VERIFICATION_PENDING', 'VERIFICATION_PENDING', undefined],
  ['incomplete', { isComplete: false }, 'DOCUMENT_PENDING', 'DOCUMENT_PENDING', undefined],
])('[AUTH-01] the code of an account that is %s', async (_what, given, notice, stage, next = '/register/doctor') => {
  const { customerId } = await addUser(test$.db, given);
  const { status, body } = await lookUp(customerId);
  expect([status, body.code]).toEqual([200, 'USER_EXISTS']);
  expect(body.result).toEqual({ code: customerId, notice, stage, next });
});

test('[AUTH-01] an empty code is said to be empty', async () => {
  const { status, body } = await lookUp('  ');
  expect([status, body.code, body.message]).toEqual([
    400,
    'PCODE_EMPTY',
    'Code is empty!, please contact to Support Team',
  ]);
});

test('[AUTH-01] a code that does not exist is refused, and kept for the desk with its tries', async () => {
  await lookUp('TVD-NOT-OURS');
  const { status, body } = await lookUp('tvd-not-ours');
  expect([status, body.code, body.result]).toEqual([400, 'INVALID_CODE', { code: 'TVD-NOT-OURS' }]);
  const [kept] = await test$.db.select().from(invalidCodes).where(eq(invalidCodes.code, 'TVD-NOT-OURS'));
  expect(kept?.tries).toBe(2);
});

test('[SEC-13] codes cannot be tried out without end', async () => {
  const { call } = await makeApp({ limits: { lookupsPerMinute: 3 } });
  const answers = [];
  for (let tries = 0; tries < 4; tries += 1)
    answers.push((await call('POST', '/api/code/verify', { body: { code: `T-${tries}` } })).status);
  expect(answers).toEqual([400, 400, 400, 429]);
});
