import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useLayoutEffect } from 'react';
import { useReturned } from '../../common/form/use-returned';
import { ApprovalPending } from './approval-pending';
import { CodeStep } from './code-step';
import { keptLogin } from './kept-login';
import { otpLoginOpened, otpLoginReset, selectOtpLogin } from './otp-login.slice';
import { PhoneStep } from './phone-step';

export function PhoneLogin() {
  const dispatch = useAppDispatch();
  const { step, missing } = useAppSelector(selectOtpLogin);

  const returned = useReturned(step !== 'phone');

  // A reload, a step back or a look at the message in between leads to the code that is waited for.
  useLayoutEffect(() => {
    const kept = keptLogin();
    if (kept) dispatch(otpLoginOpened(kept));
    return () => void dispatch(otpLoginReset());
  }, [dispatch]);

  if (step === 'blocked') return <ApprovalPending missing={missing} onBack={() => dispatch(otpLoginReset())} />;
  return step === 'code' ? <CodeStep /> : <PhoneStep focused={returned} />;
}
