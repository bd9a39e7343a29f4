import type { User } from '@tvacha/shared-contract';
import { demoIdStart } from '@tvacha/shared-contract/roles';

/** Whether somebody only looks around: they may read what members read, and the server takes no change of theirs. */
export const isDemo = (user: Pick<User, 'customerId'> | null | undefined): boolean =>
  user?.customerId.startsWith(demoIdStart) ?? false;
