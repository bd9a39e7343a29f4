import { useAppSelector } from '@tvacha/shared-core/store';
import type { ReactNode } from 'react';
import form from '../../../common/form/form.module.css';
import { useFocusNext } from '../../../common/form/use-focus-next';
import { selectPerson, selectRegistration } from '../state/registration-state';
import { ProveAgain, ProveFirst } from './prove-contact';

/**
 * What is sent with a scoped token. Without one a contact is proved anew first; what was begun underneath stays as it is
 * and goes on from there.
 */
export function WithScopedToken({ children }: { children: ReactNode }) {
  const { scopedToken } = useAppSelector(selectRegistration);
  const { userData } = useAppSelector(selectPerson);
  const isLive = scopedToken === 'live' && userData !== null;
  const place = useFocusNext<HTMLDivElement>(isLive);
  return (
    <>
      {userData ? null : <ProveFirst />}
      {isLive || !userData ? null : (
        <div className={form.form}>
          <ProveAgain userData={userData} />
        </div>
      )}
      <div ref={place} hidden={!isLive}>
        {children}
      </div>
    </>
  );
}
