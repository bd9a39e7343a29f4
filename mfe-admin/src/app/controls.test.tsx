import { screen } from '@testing-library/react';
import { answer } from '@tvacha/mock-api/jest';
import { personas } from '@tvacha/mock-api/personas';
import { sessionOf } from '@tvacha/mock-api/test-page';
import type { BulkJob } from '@tvacha/shared-contract';
import { routes } from '@tvacha/shared-contract/routes';
import { listBulkResults, showBulk } from '@tvacha/shared-contract/routes/admin/bulk';
import { listChats, listContactMessages } from '@tvacha/shared-contract/routes/admin/chats';
import { listInvalidCodes } from '@tvacha/shared-contract/routes/admin/codes';
import { listAllAnswers, listAllQuestions } from '@tvacha/shared-contract/routes/admin/moderation';
import { listOutbox } from '@tvacha/shared-contract/routes/admin/outbox';
import { createRole, listRoles } from '@tvacha/shared-contract/routes/admin/roles';
import { disableUser, listUsers } from '@tvacha/shared-contract/routes/admin/users';
import { call } from '@tvacha/shared-core/http';
import { callAs, openOffice } from '../common/test-office';
import { type Ids, ofAccounts, ofCodes, ofTalks, some, without } from './test-control-pages';
import { faultsOf, matrixOfSeen, rightSets } from './test-controls';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('../common/test-pdf-viewer'));

let ids: Ids;
let admin: NonNullable<Awaited<ReturnType<typeof sessionOf>>>;
beforeEach(async () => {
  const session = await sessionOf('admin');
  if (!session) throw new Error('The admin could not log in');
  admin = session;
  const page = { page: 1, dataPerPage: 20 } as const;
  await callAs(admin, createRole, { name: 'Empty', permissions: [] });
  const opened = await openOffice('/admin/user-roles', admin);
  await screen.findByRole('link', { name: /^Empty/ });
  const users = async (query: object) => (await call(listUsers, { query: { ...page, ...query } })).items;
  const [verified, disabled] = await users({ state: 'verified', role: 'doctor' });
  await callAs(admin, disableUser, { id: disabled?._id, reason: 'Asked to rest for a year' });
  const first = ([one]: readonly { _id: string }[]) => one?._id ?? '';
  const reported = { ...page, state: 'reported' } as const;
  ids = {
    role: (await call(listRoles)).items.find(({ name }) => name === 'Empty')?._id ?? '',
    code: first((await call(listInvalidCodes, { query: page })).items),
    question: first((await call(listAllQuestions, { query: reported })).items),
    answer: first((await call(listAllAnswers, { query: reported })).items),
    waiting: (await users({ state: 'pending' })).find(({ isComplete }) => isComplete)?._id ?? '',
    verified: verified?._id ?? '',
    disabled: disabled?._id ?? '',
    staff: first(await users({ role: 'staff', search: personas.subAdmin.email })),
    talk:
      (await call(listChats, { query: { ...page, state: 'all' } })).items.find(({ unread }) => unread > 0)?._id ?? '',
    letter: first((await call(listContactMessages, { query: { ...page, state: 'open' } })).items),
  };
  await opened.unmount();
  const job: BulkJob = {
    ...{ _id: some, action: 'disable', state: 'running', stopped: null, reason: 'Asked to rest', role: null },
    ...{ total: 60, done: 20, refused: 10, startedBy: { _id: some, name: 'Meera Iyer' } },
    ...{ createdAt: '2026-06-01T06:00:00.000Z', endedAt: null },
  };
  answer(showBulk, 200, 'SUCCESS', job);
  const row = { _id: some, person: null, state: 'refused', why: 'state', at: null };
  answer(listBulkResults, 200, 'SUCCESS', { items: [row], total: 1, page: 1, dataPerPage: 20 });
  const message = {
    ...{ _id: some, state: 'dead', channel: 'email', recipient: 'meera@tvacha.example' },
    ...{ template: 'application.approved', subject: 'Welcome to Tvacha', tries: 9, reason: '550 no such mailbox' },
    ...{ createdAt: '2026-05-20T09:00:00.000Z', settledAt: '2026-05-21T09:00:00.000Z' },
  };
  answer(listOutbox, 200, 'SUCCESS', { items: [message], total: 1, page: 1, dataPerPage: 20 });
});

afterAll(() => {
  process.stdout.write(`${matrixOfSeen()}\n`);
});

test.each([
  ['accounts', ofAccounts],
  ['talks and the log', ofTalks],
  ['roles, codes and posts', ofCodes],
])(
  '[PERM-03] [ADM-01] a control of %s is there if and only if the server would answer what it calls',
  async (_what, pagesWith) => {
    const faults = await faultsOf(pagesWith(ids), 'all', admin);
    for (const held of rightSets) faults.push(...(await faultsOf(pagesWith(ids), held, admin)));
    expect(faults).toEqual([]);
  },
  120_000,
);

test('[PERM-03] no operation on people is without a control or a reason', () => {
  const pages = [ofCodes, ofAccounts, ofTalks].flatMap((pagesWith) => pagesWith(ids));
  const shown = [...pages.flatMap(({ controls }) => Object.keys(controls)), ...Object.keys(without)];
  const people =
    /^admin\.(?:roles|invalid|codes|questions|answers|posts|users|bulk|outbox|chats|canned|messages|logs)\./;
  expect(shown.sort()).toEqual(
    Object.keys(routes)
      .filter((id) => people.test(id))
      .sort(),
  );
});
