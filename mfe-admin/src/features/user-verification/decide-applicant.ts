import { approveUser, rejectUser } from '@tvacha/shared-contract/routes/admin/users';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { adminDashboard } from '../../state/admin-dashboard';
import { allUserData, selectedUserData } from '../../state/admin-users';

interface Decision {
  id: string;
  /** Why the applicant is rejected; without it they are approved. */
  reason?: string;
}

export const decideApplicant = createMutation({
  name: 'doctorApproval',
  keyOf: ({ id }: Decision) => id,
  send: async ({ id, reason }: Decision) => {
    if (reason === undefined) await call(approveUser, { body: { id } });
    else await call(rejectUser, { body: { id, reason } });
    return reason === undefined ? 'approve' : 'reject';
  },
  invalidates: [allUserData, selectedUserData, adminDashboard],
  notice: ({ reason }) => (reason === undefined ? 'VERIFIED' : undefined),
  saidInPlace: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'],
});
