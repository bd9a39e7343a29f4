/** Who a caller is. `all` is the anonymous visitor. */
export const roles = ['all', 'doctor', 'patient', 'admin', 'subAdmin'] as const;
export type Role = (typeof roles)[number];

/** Roles that may hold an account. */
export const accountRoles = ['doctor', 'patient', 'admin', 'subAdmin'] as const satisfies readonly Role[];
export type AccountRole = (typeof accountRoles)[number];

export const isStaff = (role: Role): boolean => role === 'admin' || role === 'subAdmin';

/** Begins the customer id of an account that only looks around; no customer code begins so. */
export const demoIdStart = 'DEMO-';
