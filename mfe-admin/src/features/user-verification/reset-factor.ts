import { resetUserFactor } from '@tvacha/shared-contract/routes/admin/users';
import { proveIdentity } from '@tvacha/shared-contract/routes/auth';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { allUserData, selectedUserData } from '../../state/admin-users';

interface Reset {
  id: string;
  /** Of whoever resets it, as the proof that it is them. */
  password: string;
}

export const resetFactor = createMutation({
  name: 'factorReset',
  keyOf: ({ id }: Reset) => id,
  send: async ({ id, password }: Reset) => {
    await call(proveIdentity, { body: { password } });
    await call(resetUserFactor, { body: { id } });
  },
  invalidates: [allUserData, selectedUserData],
  saidInPlace: 'all',
});
