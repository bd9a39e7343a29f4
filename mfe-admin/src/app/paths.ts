import { type PathQuery, withQuery } from '@tvacha/shared-core/paths';

/** Where this remote alone links to. */
export const adminPaths = {
  adminUsers: (query?: PathQuery) => withQuery('/admin/userlist', query),
  messages: () => '/admin/messages',
} as const;
