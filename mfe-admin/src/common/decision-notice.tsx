import type { Code } from '@tvacha/shared-contract/codes';
import { Notice } from '@tvacha/shared-ui/notice';
import { type RefObject, useEffect, useRef } from 'react';

/** Refusals of decisions on what members send in, which say how it stands rather than that something failed. */
export const refusalsOfWork = ['CONFLICT', 'OWN_WORK', 'NOT_FOUND'] as const;

interface DecisionNoticeProps<Answer extends string, Refused extends Code> {
  /** What the decision came to, and what the server refused it for. */
  answer: Answer | null | undefined;
  problem: { code: Code } | null;
  /** The refusals that are said here. */
  refusals: readonly Refused[];
  words: (outcome: Answer | Refused) => string;
}

/** Says in a panel how a decision ended, and takes the focus of the button that went with it. */
export function DecisionNotice<Answer extends string, Refused extends Code>({
  answer,
  problem,
  refusals,
  words,
}: DecisionNoticeProps<Answer, Refused>) {
  const ref = useRef<HTMLDivElement>(null);
  const outcome = refusals.find((code) => code === problem?.code) ?? answer;
  useEffect(() => {
    if (outcome) ref.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  return <OutcomeNotice ref={ref} refused={problem !== null} title={words(outcome)} />;
}

interface OutcomeNoticeProps {
  title: string;
  refused?: boolean;
  /** For what gives it the focus. */
  ref?: RefObject<HTMLDivElement | null>;
}

/** Says in a panel what came of an action, or why it was refused. */
export function OutcomeNotice({ title, refused = false, ref }: OutcomeNoticeProps) {
  return (
    <div ref={ref} tabIndex={ref && -1} role={refused ? 'alert' : 'status'}>
      <Notice tone={refused ? 'warning' : 'success'} title={title} />
    </div>
  );
}
