import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useEffect } from 'react';
import { useReturned } from '../../common/form/use-returned';
import { ApprovalPending } from './approval-pending';
import { CodeStep } from './code-step';
import { otpLoginReset, selectOtpLogin } from './otp-login.slice';
import { PhoneStep } from './phone-step';

export function PhoneLogin() {
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectOtpLogin).step;

  const returned = useReturned(step !== 'phone');

  useEffect(() => () => void dispatch(otpLoginReset()), [dispatch]);

  if (step === 'blocked') return <ApprovalPending onBack={() => dispatch(otpLoginReset())} />;
  return step === 'code' ? <CodeStep /> : <PhoneStep focused={returned} />;
}
