import { type PathQuery, withQuery } from '@tvacha/shared-core/paths';

/** Where this remote alone links to. */
export const adminPaths = {
  adminUsers: (query?: PathQuery) => withQuery('/admin/userlist', query),
  contentApproval: (query?: PathQuery) => withQuery('/admin/content-approval', query),
  invalidCodes: (query?: PathQuery) => withQuery('/admin/invaliduser', query),
  messages: () => '/admin/messages',
  realCodes: () => '/admin/invaliduser/codes',
  userRoles: () => '/admin/user-roles',
} as const;
