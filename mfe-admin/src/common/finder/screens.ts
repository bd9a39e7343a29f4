import type { AdminSection } from '@tvacha/shared-contract/sections';

interface Screen {
  path: string;
  title: string;
  section: AdminSection;
}

/**
 * The screens that are found by their names. `remote.config.ts` says the same, but its titles and sections are the
 * registry's alone and are taken out of what a browser loads; `finder.test.tsx` holds the two together.
 */
export const screens: readonly Screen[] = [
  { path: '/admin/dashboard', title: 'Dashboard', section: 'Dashboard' },
  { path: '/admin/logs', title: 'Audit log', section: 'Dashboard' },
  { path: '/admin/releases', title: 'Releases of the areas', section: 'Dashboard' },
  { path: '/admin/userlist', title: 'User Verification', section: 'User Verification' },
  { path: '/admin/userlist/runs', title: 'Actions on many accounts', section: 'User Verification' },
  { path: '/admin/messages', title: 'Messages not delivered', section: 'User Verification' },
  { path: '/admin/chat', title: 'Chats', section: 'Chats' },
  { path: '/admin/chat/messages', title: 'Contact messages', section: 'Chats' },
  { path: '/admin/chat/answers', title: 'Canned answers', section: 'Chats' },
  { path: '/admin/content-approval', title: 'Content Approval', section: 'Content Approval' },
  { path: '/admin/content-approval/posts', title: 'Questions and answers', section: 'Content Approval' },
  { path: '/admin/invaliduser', title: 'Invalid Customer Ids', section: 'Invalid Customer Ids' },
  { path: '/admin/invaliduser/codes', title: 'Customer codes', section: 'Invalid Customer Ids' },
  { path: '/admin/user-roles', title: 'User Roles', section: 'User Roles' },
];
