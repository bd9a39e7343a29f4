import type { MutationView } from '@tvacha/shared-core/mutations';
import { RetryIn } from '@tvacha/shared-ui/failure';
import { Notice } from '@tvacha/shared-ui/notice';
import { useState } from 'react';
import { useT } from './i18n';

/**
 * What is said in the page, where one wanted to do something, as it tells how that stands or what to do; of everything
 * else a notice speaks.
 */
export const saidInPage = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'] as const;
type PageCode = (typeof saidInPage)[number];

const isSaidInPage = (code: string): code is PageCode => saidInPage.some((one) => one === code);

export type Problem = MutationView<unknown, unknown>['problem'];

interface RefusalProps {
  problem: Problem;
  /** What the page knows better to say of a code. */
  words?: Partial<Record<PageCode, { title: string; text?: string }>>;
}

/** Why the server did not do what somebody wanted; nothing where it did, or where a notice says it. */
export function Refusal({ problem, words = {} }: RefusalProps) {
  const t = useT();
  if (!problem || !isSaidInPage(problem.code)) return null;
  const { code, retryAfter } = problem;
  const { title, text } = words[code] ?? { title: t(`refusal.${code}`), text: t(`refusal.${code}.text`) };
  const isTrouble = code === 'UNAVAILABLE' || code === 'FORBIDDEN';
  return (
    <Notice tone={isTrouble ? 'error' : 'warning'} live title={title}>
      {code === 'RATE_LIMITED' && retryAfter !== undefined ? <Wait key={retryAfter} seconds={retryAfter} /> : text}
    </Notice>
  );
}

/**
 * Why a file did not come: for how long a limit holds, or in words of the page.
 * @param text of a code; without one the connection is what is thought of
 */
export function NoFile({ problem, title, text }: { problem: Problem; title: string; text?: string }) {
  const t = useT();
  if (!problem) return null;
  const { code, retryAfter } = problem;
  return (
    <Notice tone="error" live title={title}>
      {code === 'RATE_LIMITED' && retryAfter !== undefined ? (
        <Wait key={retryAfter} seconds={retryAfter} />
      ) : (
        (text ?? t(code === 'RATE_LIMITED' ? 'refusal.RATE_LIMITED.text' : 'record.error.text'))
      )}
    </Notice>
  );
}

function Wait({ seconds }: { seconds: number }) {
  const [until] = useState(() => Date.now() + seconds * 1000);
  return <RetryIn until={until} />;
}
