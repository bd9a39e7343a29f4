import { type Access, canAdmin, canRead, isStaff } from '@tvacha/shared-contract';
import type { Caller } from '../services/ctx';
import { refuse } from '../services/refuse';

/** Refuses a caller whom the contract does not let in. What it does not name is closed. */
export function checkAccess(access: Access, caller: Caller): void {
  if (access.kind === 'public') return;
  if (!caller.userId) refuse('SESSION_EXPIRED');
  switch (access.kind) {
    case 'session':
      return;
    case 'member':
      if ((caller.role === 'doctor' || isStaff(caller.role)) && canRead(caller, access.section, access.flag)) return;
      break;
    case 'staff':
      if (isStaff(caller.role) && canAdmin(caller, access.section, access.flag)) return;
      break;
  }
  refuse('FORBIDDEN');
}
