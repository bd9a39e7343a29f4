import type { User } from '@tvacha/shared-contract';
import * as constants from '@tvacha/shared-contract/constants';

/** Whether somebody only looks around: they may read what members read, and the server takes no change of theirs. */
export const isDemo = (user: Pick<User, 'customerId'> | null | undefined): boolean =>
  user?.customerId.startsWith(constants.demoIdStart) ?? false;
