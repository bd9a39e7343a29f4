import { useSession } from '@tvacha/shared-core/session';
import { lazy, Suspense } from 'react';

const SessionModal = lazy(() =>
  import(/* webpackChunkName: "session-modal" */ './session-modal').then((module) => ({
    default: module.SessionModal,
  })),
);

/** Says why a session ended by itself; the dialog's code comes when it is needed. */
export function SessionNotice() {
  const { notice } = useSession();
  return notice ? (
    <Suspense>
      <SessionModal notice={notice} />
    </Suspense>
  ) : null;
}
