import { isStaff } from '@tvacha/shared-contract/roles';
import { useSession } from '@tvacha/shared-core/session';
import { lazy, Suspense } from 'react';

const SessionModal = lazy(() =>
  import(/* webpackChunkName: "session-modal" */ './session-modal').then((module) => ({
    default: module.SessionModal,
  })),
);
const StaffLimits = lazy(() =>
  import(/* webpackChunkName: "staff-limits" */ './limits/staff-limits').then((module) => ({
    default: module.StaffLimits,
  })),
);

/** Says why a session ended by itself, and to staff that it soon will; the code comes when it is needed. */
export function SessionNotice() {
  const { notice, role } = useSession();
  return (
    <Suspense>
      {notice ? <SessionModal notice={notice} /> : null}
      {isStaff(role) ? <StaffLimits /> : null}
    </Suspense>
  );
}
