import { useNavigate, useSearchParams } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { LoadingState } from '@tvacha/shared-ui/states';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApprovalStep, ClosedPanel } from './approval/approval-step';
import { ContactsStep } from './contacts/contacts-step';
import { DetailsStep } from './details/details-step';
import { RegisterFrame } from './frame/register-frame';
import { StepHeading } from './frame/step-heading';
import { LoggedIn } from './logged-in';
import { useRegisterT } from './messages';
import { PapersStep } from './papers/papers-step';
import { PasswordStep } from './password/password-step';
import { resumeAsked } from './state/actions';
import { selectCopiesWanted, selectFurthest, selectLeft, selectRegistration } from './state/registration-state';
import { isBefore, isStep, type Step } from './state/steps';

/** Steps that lead on by themselves as soon as they are done; on the others people press “Continue”. */
const leadOn: readonly Step[] = ['details', 'password'];

/** The step that shows. It is part of the address, so that “Back” leads to the step before and not away. */
function useStep() {
  const [query, setQuery] = useSearchParams();
  const furthest = useAppSelector(selectFurthest);
  const { isSettled, isPasswordSettled } = useAppSelector(selectRegistration);
  const asked = query.get('step');
  // A password is asked for once, not by “Back” again.
  const isOver = asked === 'password' && isPasswordSettled;
  const shown = isStep(asked) && !isBefore(furthest, asked) && !isOver ? asked : furthest;
  const before = useRef(furthest);

  const open = (step: Step, replace = false) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        next.set('step', step);
        return next;
      },
      { replace },
    );

  useEffect(() => {
    if (!isSettled) return;
    const last = before.current;
    before.current = furthest;
    if (asked !== shown) open(shown, true);
    else if (isBefore(last, furthest) && shown === last && leadOn.includes(last)) open(furthest);
  });

  return { shown, furthest, open };
}

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
  const wanted = useAppSelector(selectCopiesWanted);
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
    ...(at === 'approval' && (left || wanted.length > 0) && { lead: t('approval.leftLead') }),
    ...(closed === 'USER_ALREADY_EXISTS' && { title: t('closed.title'), lead: t('closed.exists') }),
  };
  return (
    <RegisterFrame current={at} onOpen={open}>
      <StepHeading step={at} {...words} />
      {closed ? <ClosedPanel why={closed} /> : content[shown]}
    </RegisterFrame>
  );
}
