import { useNavigate, useSearchParams } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { LoadingState } from '@tvacha/shared-ui/states';
import { type ReactNode, useEffect } from 'react';
import { ApprovalStep } from './approval/approval-step';
import { ClosedPanel } from './approval/closed-panel';
import { ContactsStep } from './contacts/contacts-step';
import { DetailsStep } from './details/details-step';
import { RegisterFrame } from './frame/register-frame';
import { StepHeading } from './frame/step-heading';
import { LoggedIn } from './logged-in';
import { useRegisterT } from './messages';
import { PapersStep } from './papers/papers-step';
import { PasswordStep } from './password/password-step';
import { resumeAsked } from './state/actions';
import { selectLeft, selectRegistration } from './state/selectors';
import type { Step } from './state/steps';
import { useStep } from './use-step';

/** Registers a doctor, step by step (AUTH-02); where somebody left off, they go on. */
export function RegisterPage() {
  const { isLogin } = useSession();
  return isLogin ? <LoggedIn /> : <Wizard />;
}

function Wizard() {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const code = query.get('code');
  const hasAccount = query.has('resume');
  const { isSettled, closed, leadsTo } = useAppSelector(selectRegistration);
  const left = useAppSelector(selectLeft);
  const { shown, open } = useStep();

  useEffect(() => void dispatch(resumeAsked({ code, hasAccount })), [dispatch, code, hasAccount]);
  // The code in a letter may be that of an account which is complete by now.
  useEffect(() => {
    if (leadsTo && !leadsTo.startsWith('/register/')) navigate(leadsTo, { replace: true });
  }, [leadsTo, navigate]);

  if (!isSettled) return <LoadingState shape="page" />;
  const next = (step: Step) => () => open(step);
  const content: Record<Step, ReactNode> = {
    details: <DetailsStep onNext={next('contacts')} />,
    contacts: <ContactsStep onNext={open} />,
    documents: <PapersStep onBack={next('contacts')} onNext={open} />,
    password: <PasswordStep onBack={next('documents')} />,
    approval: <ApprovalStep onOpen={open} />,
  };
  const at = closed ? 'approval' : shown;
  const words = {
    ...(at === 'approval' && left && { lead: t('approval.leftLead') }),
    ...(closed === 'USER_ALREADY_EXISTS' && { title: t('closed.title'), lead: t('closed.exists') }),
  };
  return (
    <RegisterFrame current={at} onOpen={open}>
      <StepHeading step={at} {...words} />
      {closed ? <ClosedPanel why={closed} /> : content[shown]}
    </RegisterFrame>
  );
}
