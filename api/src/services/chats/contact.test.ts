import { contactMessages } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

const given = {
  name: 'Asha Pillai',
  email: 'Asha.Pillai@clinic.example',
  phone: '+919000000996',
  subject: 'Membership',
  message: 'How do I become a member?',
};
const send = (more: object = {}, call: Parameters<TestApp['call']>[2] = {}) =>
  test$.call('POST', '/api/contact', { ...call, body: { ...given, ...more } });
const kept = () => test$.db.select().from(contactMessages);

test('[API-01] [API-03] a message is kept and mailed to the team', async () => {
  const { status, body } = await send();
  expect([status, body.code, body.message]).toEqual([
    200,
    'contact_Success',
    'Thank you! your request has been submitted successfully.',
  ]);
  expect(await kept()).toMatchObject([
    { ...given, email: 'asha.pillai@clinic.example', userId: null, handledAt: null },
  ]);
  expect(test$.notifier.sent).toMatchObject([
    {
      template: 'team.contact-form',
      channel: 'email',
      to: test$.config.teamEmail,
      subject: 'Contact form: Membership',
      text: `From Asha Pillai <${given.email}>, +919000000996\n\n${given.message}`,
    },
  ]);
});

test('[API-01] who is logged in is known with their message', async () => {
  const user = await addUser(test$.db);
  await send({}, { token: (await enter(test$, user)).token });
  expect(await kept()).toMatchObject([{ userId: user.id }]);
});

test('[SEC-42] a mail that cannot be sent does not fail the answer', async () => {
  Object.assign(test$.notifier, { send: () => Promise.reject(new Error('no mail server')) });
  expect((await send()).body.code).toBe('contact_Success');
  expect(await kept()).toHaveLength(1);
});

test('[SEC-42] a program that fills in the hidden field is thanked and dropped', async () => {
  expect((await send({ website: 'https://spam.example' })).body.code).toBe('contact_Success');
  expect(await kept()).toEqual([]);
  expect(test$.notifier.sent).toEqual([]);
});

test('[SEC-42] twenty messages an hour come from one address', async () => {
  test$ = await makeApp({ limits: { contactsPerHour: 2 } });
  const from = { ip: '203.0.113.9' };
  const [one, two, three] = [await send({}, from), await send({}, from), await send({}, from)];
  const codes = [one, two, three].map(({ body }) => body.code);
  expect(codes).toEqual(['contact_Success', 'contact_Success', 'RATE_LIMITED']);
  expect(three.headers.get('retry-after')).toBe('3600');
  expect((await send({}, { ip: '198.51.100.4' })).body.code).toBe('contact_Success');
  expect(await kept()).toHaveLength(3);
});

test.each(['Membership\r\nBcc: all@clinic.example', 'Membership\nhello'])(
  '[SEC-42] a subject of two lines (%j) is refused, so no header can be slipped in',
  async (subject) => {
    expect((await send({ subject })).body.code).toBe('VALIDATION_FAILED');
    expect(await kept()).toEqual([]);
  },
);
