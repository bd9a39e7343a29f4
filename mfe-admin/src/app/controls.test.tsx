import { act, screen } from '@testing-library/react';
import { personas } from '@tvacha/mock-api/personas';
import { sessionOf } from '@tvacha/mock-api/test-page';
import type { AreaOperationId } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { PostKind } from '@tvacha/shared-contract/posts';
import { routes } from '@tvacha/shared-contract/routes';
import { listInvalidCodes } from '@tvacha/shared-contract/routes/admin/codes';
import { listAllAnswers, listAllQuestions } from '@tvacha/shared-contract/routes/admin/moderation';
import { createRole } from '@tvacha/shared-contract/routes/admin/roles';
import { grantRole, listUsers } from '@tvacha/shared-contract/routes/admin/users';
import type { Flag } from '@tvacha/shared-contract/sections';
import { accessByTable } from '@tvacha/shared-contract/testing';
import { call } from '@tvacha/shared-core/http';
import type { SessionStart } from '@tvacha/shared-core/session';
import { answerAs, callAs, openOffice } from '../common/test-office';

type Id =
  | AreaOperationId<'admin/roles'>
  | AreaOperationId<'admin/codes'>
  | Extract<AreaOperationId<'admin/moderation'>, `admin.${'questions' | 'answers' | 'posts'}.${string}`>;
type Role = Parameters<typeof screen.queryAllByRole>[0];

interface Page {
  path: string;
  /** What is there once all of the page is: the list and the record come by requests of their own. */
  whole: [Role, string | RegExp][];
  controls: Partial<Record<Id, [Role, string | RegExp]>>;
}

/** Where each operation of these sections has its control; one that is forgotten is told by the test. */
const pagesWith = ({ role, code, question, answer }: Record<'role' | 'code' | PostKind, string>): Page[] => [
  {
    path: `/admin/content-approval/posts?id=${question}`,
    whole: [
      ['table', 'Questions and answers'],
      ['region', 'Its thread'],
    ],
    controls: {
      'admin.questions.list': ['table', 'Questions and answers'],
      'admin.questions.hide': ['button', 'Take down'],
    },
  },
  {
    path: `/admin/user-roles?id=${role}`,
    whole: [
      ['link', /^Empty/],
      ['table', 'What the role allows'],
    ],
    controls: {
      'admin.roles.list': ['link', /^Empty/],
      'admin.roles.details': ['table', 'What the role allows'],
      'admin.roles.create': ['link', 'New role'],
      'admin.roles.update': ['button', 'Save role'],
      'admin.roles.delete': ['button', 'Delete role'],
    },
  },
  {
    path: `/admin/invaliduser?id=${code}`,
    whole: [
      ['table', 'Invalid Customer Ids'],
      ['region', 'Real codes near to it'],
    ],
    controls: {
      'admin.invalid.list': ['table', 'Invalid Customer Ids'],
      'admin.invalid.near': ['region', 'Real codes near to it'],
      'admin.invalid.resolve': ['button', 'Settle'],
      'admin.invalid.accept': ['button', 'Make it a real code'],
      'admin.invalid.applicants': ['button', 'Link to an application'],
      'admin.invalid.link': ['button', 'Link to an application'],
    },
  },
  {
    path: '/admin/invaliduser/codes?state=unused',
    whole: [['table', 'Customer codes']],
    controls: {
      'admin.codes.list': ['table', 'Customer codes'],
      'admin.codes.import': ['button', 'Take in codes'],
      'admin.codes.withdraw': ['button', /^Withdraw TVD/],
    },
  },
  {
    path: `/admin/content-approval/posts?of=answer&id=${answer}`,
    whole: [
      ['table', 'Questions and answers'],
      ['region', 'Its thread'],
    ],
    controls: {
      'admin.answers.list': ['table', 'Questions and answers'],
      'admin.answers.hide': ['button', 'Take down'],
      'admin.posts.details': ['region', 'Its thread'],
      'admin.posts.clear': ['button', 'Keep it'],
    },
  },
];

const changing: readonly Flag[] = ['create', 'update', 'delete'];
const given = (list: readonly Flag[]): PermissionEntry[] =>
  (['User Roles', 'Invalid Customer Ids', 'Content Approval'] as const).map((section) => ({
    section,
    read: true,
    ...Object.fromEntries(list.map((flag) => [flag, true])),
  }));
/** Each flag alone, all but it, none and all of them. What a page is about has to be read for any of them. */
const sets = [
  [],
  ...changing.map((flag) => [flag]),
  ...changing.map((flag) => changing.filter((one) => one !== flag)),
  // Of Content Approval one flag alone decides: every other set has it.
].map((held, at): readonly Flag[] => (at % 2 === 0 ? held : [...held, 'approve']));

test('[PERM-03] [ADM-01] a control of roles, codes and posts is there if and only if the server would answer what it calls', async () => {
  const admin = await sessionOf('admin');
  const subAdmin = await sessionOf('subAdmin');
  if (!admin || !subAdmin) throw new Error('Staff could not log in');
  await callAs(admin, createRole, { name: 'Empty', permissions: [] });
  const page = await openOffice('/admin/user-roles', admin);
  const link = await screen.findByRole('link', { name: /^Empty/ });
  const roleId = new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('id') ?? '';
  const query = { role: 'staff', search: personas.subAdmin.email, page: 1, dataPerPage: 20 } as const;
  const [desk] = (await call(listUsers, { query })).items;
  const [tried] = (await call(listInvalidCodes, { query: { page: 1, dataPerPage: 20 } })).items;
  const reported = { state: 'reported', page: 1, dataPerPage: 1 } as const;
  const [question] = (await call(listAllQuestions, { query: reported })).items;
  const [answer] = (await call(listAllAnswers, { query: reported })).items;
  await page.unmount();
  const pages = pagesWith({
    role: roleId,
    code: tried?._id ?? '',
    question: question?._id ?? '',
    answer: answer?._id ?? '',
  });

  const faults: string[] = [];
  const look = async (who: SessionStart, held: readonly Flag[] | 'all') => {
    const opened = await openOffice('/admin/user-roles', who);
    for (const { path, whole, controls } of pages) {
      act(() => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      });
      for (const [role, name] of whole) await screen.findByRole(role, { name });
      for (const [id, [role, name]] of Object.entries(controls) as [Id, [Role, RegExp]][]) {
        const access = accessByTable(id);
        if (access.kind !== 'staff') throw new Error(`${id} is not for staff`);
        const isAnswered = held === 'all' || access.flag === 'read' || held.includes(access.flag);
        const isThere = screen.queryAllByRole(role, { name, hidden: true }).length > 0;
        if (isThere !== isAnswered) faults.push(`${id} with ${held}: ${isThere ? 'there' : 'not there'}`);
      }
    }
    await opened.unmount();
  };
  let seen = desk?.updatedAt;
  const grant = async (permissions: PermissionEntry[]) => {
    const { code, result } = await answerAs(admin, grantRole, { id: desk?._id, updatedAt: seen, permissions });
    expect(code).toBe('ROLE_UPDATED');
    seen = result.updatedAt;
  };

  await look(admin, 'all');
  for (const held of sets) {
    await grant(given(held));
    await look(subAdmin, held);
  }
  expect(faults).toEqual([]);

  await grant([]);
  await openOffice('/admin/user-roles', subAdmin);
  expect(await screen.findByText('You cannot open User Roles')).toBeVisible();
}, 60_000);

test('[PERM-03] no operation of roles, codes and posts is without a control', () => {
  const shown = pagesWith({ role: '', code: '', question: '', answer: '' }).flatMap(({ controls }) =>
    Object.keys(controls),
  );
  const operations = Object.keys(routes).filter((id) =>
    /^admin\.(?:roles|invalid|codes|questions|answers|posts)\./.test(id),
  );
  expect(shown.sort()).toEqual(operations.sort());
});
