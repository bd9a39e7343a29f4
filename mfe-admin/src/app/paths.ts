import { type PathQuery, withQuery } from '@tvacha/shared-core/paths';

/** Where this remote alone links to. */
export const adminPaths = {
  dashboard: () => '/admin/dashboard',
  logs: () => '/admin/logs',
  releases: () => '/admin/releases',
  adminUsers: (query?: PathQuery) => withQuery('/admin/userlist', query),
  bulkRuns: () => '/admin/userlist/runs',
  bulkRun: (id: string) => `/admin/userlist/runs/${id}`,
  contentApproval: (query?: PathQuery) => withQuery('/admin/content-approval', query),
  posts: (query?: PathQuery) => withQuery('/admin/content-approval/posts', query),
  chat: (query?: PathQuery) => withQuery('/admin/chat', query),
  contactMessages: () => '/admin/chat/messages',
  cannedAnswers: () => '/admin/chat/answers',
  invalidCodes: (query?: PathQuery) => withQuery('/admin/invaliduser', query),
  messages: () => '/admin/messages',
  realCodes: (query?: PathQuery) => withQuery('/admin/invaliduser/codes', query),
  userRoles: () => '/admin/user-roles',
} as const;
