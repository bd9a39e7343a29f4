import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { adminSections } from '@tvacha/shared-contract/sections';

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
  'Publisher manager': [
    { section: 'Dashboard', read: true },
    { section: 'Publishers', read: true, create: true, update: true, delete: true },
    { section: 'Content Approval', read: true, create: true, update: true },
    { section: 'Site Map', read: true, create: true, update: true, delete: true },
  ],
  'Chat desk': [
    { section: 'Dashboard', read: true },
    { section: 'Chats', read: true, create: true, update: true },
    { section: 'Invalid Customer Ids', read: true, update: true },
  ],
  /** Reads all there is, and the audit log, which has a right of its own. */
  Auditor: adminSections.map((section) => ({ section, read: true, approve: section === 'Dashboard' })),
} as const satisfies Record<string, readonly PermissionEntry[]>;

export type StaffRole = keyof typeof staffRoles;
