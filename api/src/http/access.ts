import { type Access, canAdmin, canRead, isStaff } from '@tvacha/shared-contract';
import type { Caller } from '../services/ctx';
import { refuse } from '../services/refuse';

const isMember = ({ role }: Caller): boolean => role === 'doctor' || isStaff(role);

/** Refuses a caller whom the contract does not let in. What it does not name is closed. */
export function checkAccess(access: Access, caller: Caller): void {
  if (access.kind === 'public') return;
  if (access.kind === 'ticket' && caller.ticket === access.scope) return;
  // A ticket opens nothing but what asks for it.
  if (!caller.userId || !caller.sessionId) refuse('SESSION_EXPIRED');
  switch (access.kind) {
    case 'ticket':
    case 'session':
      return;
    case 'member':
      if (isMember(caller) && canRead(caller, access.section, access.flag)) return;
      break;
    case 'memberOfAny':
      if (isMember(caller) && access.sections.some((section) => canRead(caller, section, access.flag))) return;
      break;
    case 'staff':
      if (isStaff(caller.role) && canAdmin(caller, access.section, access.flag)) return;
      break;
  }
  refuse('FORBIDDEN');
}
