/** Who a caller is. `all` is the anonymous visitor. */
export const roles = ['all', 'doctor', 'patient', 'admin', 'subAdmin'] as const;
export type Role = (typeof roles)[number];

/** Roles that may hold an account. */
export const accountRoles = ['doctor', 'patient', 'admin', 'subAdmin'] as const satisfies readonly Role[];
export type AccountRole = (typeof accountRoles)[number];

/** Those that an account of the public has. */
export const memberRoles = ['doctor', 'patient'] as const satisfies readonly AccountRole[];

export const isStaff = (role: Role): boolean => role === 'admin' || role === 'subAdmin';

/** Begins the customer id of an account that only looks around; no customer code begins so. */
export const demoIdStart = 'DEMO-';
