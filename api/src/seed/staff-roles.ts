import type { PermissionEntry } from '@tvacha/shared-contract/permissions';

/** Role definitions that an admin could have made: which section, which flags. */
export const staffRoles = {
  'Verification desk': [
    { section: 'Dashboard', read: true },
    { section: 'User Verification', read: true, update: true, approve: true },
    { section: 'Chats', read: true },
  ],
  'Content editor': [
    { section: 'Publishers', read: true, create: true, update: true },
    { section: 'Content Approval', read: true, update: true, approve: true },
  ],
} as const satisfies Record<string, readonly PermissionEntry[]>;

export type StaffRole = keyof typeof staffRoles;
