import { useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Page } from '../frame/page/find-page';

const Reporter = lazy(() =>
  import(/* webpackChunkName: "marketing" */ './reporter').then(
    (module) => ({ default: module.Reporter }),
    () => ({ default: () => null }),
  ),
);

/** Where the server names a marketing script: tells it of members who agreed, with code that no visitor loads (SES-07). */
export function Marketing({ page }: { page: Page }) {
  const { isLogin } = useSession();
  const isNew = useRef(false);
  useEffect(() => {
    if (!isLogin && !storage.get('token')) isNew.current = true;
  }, [isLogin]);
  const script = isLogin && document.getElementById('marketing')?.textContent;
  return script ? (
    <Suspense>
      <Reporter script={JSON.parse(script)} page={page} isNew={() => isNew.current} />
    </Suspense>
  ) : null;
}
