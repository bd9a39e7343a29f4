import { paths } from '@tvacha/shared-core/paths';
import { useMayWrite, useSubject } from '@tvacha/shared-core/permissions';
import { Link, Navigate } from '@tvacha/shared-core/router';
import { isFirstLogin, useSession } from '@tvacha/shared-core/session';
import { afterFirstPassword, startOf } from '@tvacha/shared-core/start-of';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useLayoutEffect, useState } from 'react';
import { SentOn } from '../../common/destination/sent-on';
import { useT } from '../../common/i18n';
import { AuthLayout } from '../../common/layout/auth-layout';
import { ChangeForm } from './change-form';
import { ownPasswordOpened, selectDefaultPasswordChange } from './default-password-change.slice';
import { ConsentBox, useFirstConsent } from './first-consent';
import { KeepPassword } from './keep-password';

/** Changes the own password. At the first login nothing else is open before (AUTH-06), and it may be kept instead. */
export function OwnPasswordPage() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { isLogin } = useSession();
  const mayWrite = useMayWrite();
  const subject = useSubject();
  const { isDone } = useAppSelector(selectDefaultPasswordChange);
  const [first] = useState(isFirstLogin);
  const consent = useFirstConsent();

  useLayoutEffect(() => {
    dispatch(ownPasswordOpened({ firstLogin: first }));
    return () => void dispatch(ownPasswordOpened({ firstLogin: false }));
  }, [dispatch, first]);

  if (!isLogin) return <LoadingState shape="page" />;
  if (isDone) {
    if (first) return <SentOn otherwise={afterFirstPassword(storage.get('type'))} />;
    return <Navigate to={startOf(subject)} replace />;
  }
  // A demo has no password.
  if (!mayWrite) return <Navigate to={startOf(subject)} replace />;
  const isAlone = first && consent.wanted === 'alone';
  const words = isAlone ? 'consent' : first ? 'first' : 'later';
  return (
    <AuthLayout
      title={t(`ownPassword.${words}Title`)}
      lead={t(`ownPassword.${words}Lead`)}
      aside={
        first ? (
          <>
            <span>{t('ownPassword.notYou')}</span> <Link to={paths.logout()}>{t('ownPassword.logout')}</Link>
          </>
        ) : (
          <Link to={startOf(subject)}>{t('ownPassword.back')}</Link>
        )
      }
    >
      {first && consent.wanted && <ConsentBox consent={consent} />}
      {!isAlone && <ChangeForm consent={consent} />}
      {first && <KeepPassword consent={consent} />}
    </AuthLayout>
  );
}
