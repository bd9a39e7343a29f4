import * as constants from '@tvacha/shared-contract/constants';
import { paths } from '@tvacha/shared-core/paths';
import { Navigate, useNavigate } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useLayoutEffect, useState } from 'react';
import { CodeForm } from '../../common/code/code-form';
import { maskedPhone, storedCode } from '../../common/code/code-state';
import { useT } from '../../common/i18n';
import { demoCodeSpent, demoOpened, selectDemo } from './demo.slice';
import { DemoLayout } from './demo-layout';
import { useDemo } from './use-demo';

/** What this tab waits for, after a reload too; null where no code was sent from here. */
function keptDemo() {
  const phone = storage.get('sessionPhone');
  const code = storedCode('demo');
  if (!phone || !code) return null;
  const { name = '', resendAt, expiresAt } = code;
  return { fullName: name, phone, resendAt, expiresAt };
}

/** Takes the code of whoever wants to look around, and lets them in as a doctor (AUTH-08). */
export function DemoConfirmPage() {
  const t = useT();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isLogin } = useSession();
  const demo = useAppSelector(selectDemo);
  const { fullName, phone } = demo;
  const { askCode, confirm } = useDemo();
  const [kept] = useState(keptDemo);
  const [opened, setOpened] = useState(false);

  useLayoutEffect(() => {
    if (kept) dispatch(demoOpened(kept));
    setOpened(true);
  }, [dispatch, kept]);

  if (isLogin) return <Navigate to={paths.doctor()} replace />;
  if (!kept) return <Navigate to={paths.demoRegistration()} replace />;
  if (!opened) return null;
  return (
    <DemoLayout title={t('demo.codeTitle')} lead={t('demo.codeLead', { hours: constants.demoHours })}>
      <CodeForm
        code={demo}
        sentTo={maskedPhone(phone)}
        bySms
        change={{ label: t('code.changeNumber'), onClick: () => navigate(paths.demoRegistration()) }}
        submitText={t('demo.submit')}
        onSubmit={(otp) => confirm(phone, otp)}
        onResend={() => askCode({ fullName, phone }, 'login-otp-sent')}
        onSpent={(by) => dispatch(demoCodeSpent(by))}
      />
    </DemoLayout>
  );
}
