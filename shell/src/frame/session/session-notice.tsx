import { isStaff } from '@tvacha/shared-contract/roles';
import { isDemo, useSession } from '@tvacha/shared-core/session';
import { latePart } from '@tvacha/shared-ui/late-part';

const SessionModal = latePart(
  async () => (await import(/* webpackChunkName: "notices" */ './session-modal')).SessionModal,
);
const StaffLimits = latePart(
  async () => (await import(/* webpackChunkName: "staff-limits" */ './limits/staff-limits')).StaffLimits,
);

const DemoBanner = latePart(async () => (await import(/* webpackChunkName: "notices" */ './demo-banner')).DemoBanner, {
  failed: () => null,
});

/** For whoever looks around, over every page. */
export function DemoNotice() {
  const { user } = useSession();
  return isDemo(user) ? <DemoBanner /> : null;
}

/** Says why a session ended by itself, and to staff that it soon will; the code comes when it is needed. */
export function SessionNotice() {
  const { notice, role } = useSession();
  return (
    <>
      {notice ? <SessionModal notice={notice} /> : null}
      {isStaff(role) ? <StaffLimits /> : null}
    </>
  );
}
