import type { Code } from '@tvacha/shared-contract/codes';
import { Notice } from '@tvacha/shared-ui/notice';
import { useEffect, useRef } from 'react';

/** Refusals that say how it stands, rather than that something failed. */
const refusals = ['CONFLICT', 'OWN_WORK', 'NOT_FOUND'] as const;

interface DecisionNoticeProps<Answer extends string> {
  /** What the decision came to, and what the server refused it for. */
  answer: Answer | null | undefined;
  problem: { code: Code } | null;
  words: (outcome: Answer | (typeof refusals)[number]) => string;
}

/** Says in a panel how a decision ended, and takes the focus of the button that went with it. */
export function DecisionNotice<Answer extends string>({ answer, problem, words }: DecisionNoticeProps<Answer>) {
  const ref = useRef<HTMLDivElement>(null);
  const outcome = refusals.find((code) => code === problem?.code) ?? answer;
  useEffect(() => {
    if (outcome) ref.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  return (
    <div ref={ref} tabIndex={-1} role={problem ? 'alert' : 'status'}>
      <Notice tone={problem ? 'warning' : 'success'} title={words(outcome)} />
    </div>
  );
}
