import { type PathQuery, withQuery } from '@tvacha/shared-core/paths';

/** Where this remote alone links to. */
export const adminPaths = {
  dashboard: () => '/admin/dashboard',
  logs: () => '/admin/logs',
  releases: () => '/admin/releases',
  adminUsers: (query?: PathQuery) => withQuery('/admin/userlist', query),
  contentApproval: (query?: PathQuery) => withQuery('/admin/content-approval', query),
  chat: () => '/admin/chat',
  contactMessages: () => '/admin/chat/messages',
  cannedAnswers: () => '/admin/chat/answers',
  messages: () => '/admin/messages',
} as const;
