import { adminPaths } from './paths';

test('[NAV-05] links lead to the tabs of the back office at the addresses of the product’s document', () => {
  expect([
    adminPaths.dashboard(),
    adminPaths.adminUsers(),
    adminPaths.contentApproval(),
    adminPaths.chat(),
    adminPaths.invalidCodes(),
    adminPaths.userRoles(),
  ]).toEqual([
    '/admin/dashboard',
    '/admin/userlist',
    '/admin/content-approval',
    '/admin/chat',
    '/admin/invaliduser',
    '/admin/user-roles',
  ]);
});

test('[ADM-02] what a link narrows stands in its address', () => {
  expect(adminPaths.adminUsers({ state: 'pending' })).toBe('/admin/userlist?state=pending');
  expect(adminPaths.realCodes({ search: 'TV-10' })).toBe('/admin/invaliduser/codes?search=TV-10');
  expect(adminPaths.bulkRun('7')).toBe('/admin/userlist/runs/7');
});
