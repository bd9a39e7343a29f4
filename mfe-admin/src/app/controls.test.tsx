import { screen } from '@testing-library/react';
import type { AreaOperationId } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { createRole } from '@tvacha/shared-contract/routes/admin/roles';
import { grantRole, listUsers } from '@tvacha/shared-contract/routes/admin/users';
import type { Flag } from '@tvacha/shared-contract/sections';
import { accessByTable } from '@tvacha/shared-contract/testing';
import { call } from '@tvacha/shared-core/http';
import { callAs, openOffice } from '../common/test-office';

type Id = AreaOperationId<'admin/roles' | 'admin/codes'>;
type Role = Parameters<typeof screen.queryAllByRole>[0];

interface Page {
  path: string;
  /** What is there once all of the page is. */
  whole: [Role, string | RegExp];
  controls: Partial<Record<Id, [Role, string | RegExp]>>;
}

/** Where each operation of these sections has its control; one that is forgotten is told by the test. */
const pagesWith = (roleId: string, codeId: string): Page[] => [
  {
    path: `/admin/user-roles?id=${roleId}`,
    whole: ['table', 'What the role allows'],
    controls: {
      'admin.roles.list': ['link', /^Empty/],
      'admin.roles.details': ['table', 'What the role allows'],
      'admin.roles.create': ['link', 'New role'],
      'admin.roles.update': ['button', 'Save role'],
      'admin.roles.delete': ['button', 'Delete role'],
    },
  },
  {
    path: `/admin/invaliduser?id=${codeId}`,
    whole: ['region', 'Real codes near to it'],
    controls: {
      'admin.invalid.list': ['table', 'Invalid Customer Ids'],
      'admin.invalid.near': ['region', 'Real codes near to it'],
      'admin.invalid.resolve': ['button', 'Settle'],
      'admin.invalid.accept': ['button', 'Make it a real code'],
    },
  },
  {
    path: '/admin/invaliduser/codes?state=unused',
    whole: ['table', 'Customer codes'],
    controls: {
      'admin.codes.list': ['table', 'Customer codes'],
      'admin.codes.import': ['button', 'Take in codes'],
      'admin.codes.withdraw': ['button', /^Withdraw TVD/],
    },
  },
];

const changing: readonly Flag[] = ['create', 'update', 'delete'];
const given = (list: readonly Flag[]): PermissionEntry[] =>
  (['User Roles', 'Invalid Customer Ids'] as const).map((section) => ({
    section,
    read: true,
    ...Object.fromEntries(list.map((flag) => [flag, true])),
  }));
/** Each flag alone, all but it, none and all of them. What a page is about has to be read for any of them. */
const sets = [[], ...changing.map((flag) => [flag]), ...changing.map((flag) => changing.filter((one) => one !== flag))];

const openedId = () => new URLSearchParams(location.search).get('id') ?? '';

test('[PERM-03] [ADM-01] a control of roles and codes is there if and only if the server would answer what it calls', async () => {
  await callAs('admin', createRole, { name: 'Empty', permissions: [] });
  const first = await openOffice('/admin/user-roles');
  const link = await screen.findByRole('link', { name: /^Empty/ });
  const roleId = new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('id') ?? '';
  const query = { role: 'staff', search: 'desk@tvacha.example', page: 1, dataPerPage: 20 } as const;
  const [desk] = (await call(listUsers, { query })).items;
  first.unmount();
  const codes = await openOffice('/admin/invaliduser');
  (await screen.findByRole('button', { name: 'TVD-4J29' })).click();
  await screen.findByRole('region', { name: 'Real codes near to it' });
  const pages = pagesWith(roleId, openedId());
  codes.unmount();

  const faults: string[] = [];
  const look = async (who: 'admin' | 'subAdmin', held: readonly Flag[] | 'all') => {
    for (const { path, whole, controls } of pages) {
      const page = await openOffice(path, who);
      await screen.findByRole(whole[0], { name: whole[1] });
      for (const [id, [role, name]] of Object.entries(controls) as [Id, [Role, RegExp]][]) {
        const access = accessByTable(id);
        if (access.kind !== 'staff') throw new Error(`${id} is not for staff`);
        const isAnswered = held === 'all' || access.flag === 'read' || held.includes(access.flag);
        const isThere = screen.queryAllByRole(role, { name, hidden: true }).length > 0;
        if (isThere !== isAnswered) faults.push(`${id} with ${held}: ${isThere ? 'there' : 'not there'}`);
      }
      page.unmount();
    }
  };
  await look('admin', 'all');
  for (const held of sets) {
    expect(await callAs('admin', grantRole, { id: desk?._id, permissions: given(held) })).toBe('ROLE_UPDATED');
    await look('subAdmin', held);
  }
  expect(faults).toEqual([]);

  expect(await callAs('admin', grantRole, { id: desk?._id, permissions: [] })).toBe('ROLE_UPDATED');
  for (const [path, section] of [
    ['/admin/user-roles', 'User Roles'],
    ['/admin/invaliduser', 'Invalid Customer Ids'],
  ] as const) {
    const page = await openOffice(path, 'subAdmin');
    expect(await screen.findByText(`You cannot open ${section}`)).toBeVisible();
    page.unmount();
  }
}, 60_000);

test('[PERM-03] no operation of roles and codes is without a control', () => {
  const shown = pagesWith('', '').flatMap(({ controls }) => Object.keys(controls));
  expect(shown.sort()).toEqual(ofSections());
});

const ofSections = () => {
  const { routes } = jest.requireActual<typeof import('@tvacha/shared-contract/routes')>(
    '@tvacha/shared-contract/routes',
  );
  return Object.keys(routes)
    .filter((id) => /^admin\.(?:roles|invalid|codes)\./.test(id))
    .sort();
};
