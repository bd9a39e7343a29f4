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
  chat: () => '/admin/chat',
  contactMessages: () => '/admin/chat/messages',
  cannedAnswers: () => '/admin/chat/answers',
  invalidCodes: (query?: PathQuery) => withQuery('/admin/invaliduser', query),
  messages: () => '/admin/messages',
  realCodes: () => '/admin/invaliduser/codes',
  userRoles: () => '/admin/user-roles',
} as const;
