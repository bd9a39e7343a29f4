import type { QuizSitting } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Answers, quizKeep } from './quizzes';

/** Choices that follow each other are kept with one call. */
const pause = 600;
/** After a failure they are tried again by themselves. */
const pauseOfRetry = 5000;
const nothing: Answers = {};

/**
 * The answers of a quiz that is taken, kept at the server while one goes, and at once where the tab is hidden or the
 * page left.
 * @param isHandedIn nothing is left to keep
 * `state` says how that stands: `new` where nothing is kept yet, `unsaved` where the last try failed, `over` where the sitting is gone or its time is.
 */
export function useAnswers(sitting: QuizSitting, isHandedIn: boolean) {
  const { status, problem, send } = useMutation(quizKeep, sitting._id);
  const [answers, setAnswers] = useState<Answers>(sitting.answers);
  const [flagged, setFlagged] = useState<readonly string[]>(sitting.flagged);
  /** What the server has not been told, or has not said yes to. */
  const [unsent, setUnsent] = useState<{ answers: Answers; flags: boolean }>({ answers: nothing, flags: false });
  const [sent, setSent] = useState<typeof unsent | null>(null);
  const isUnsent = unsent.flags || Object.keys(unsent.answers).length > 0;

  // What came back as kept is forgotten, unless it was changed again meanwhile.
  if (sent && status === 'sent') {
    setSent(null);
    setUnsent(({ answers: now, flags }) => ({
      answers: Object.fromEntries(Object.entries(now).filter(([id, option]) => sent.answers[id] !== option)),
      flags: flags && sent !== unsent,
    }));
  }
  if (sent && status === 'failed') setSent(null);

  const kept = { sittingId: sitting._id, answers: unsent.answers, flagged };
  const keep = useEffectEvent(() => {
    if (!isUnsent || status === 'sending') return;
    setSent(unsent);
    send(kept);
  });
  const keepLast = useEffectEvent(() => {
    if (isUnsent && !isHandedIn) send({ ...kept, leaving: true });
  });
  useEffect(() => {
    if (unsent.answers === nothing && !unsent.flags) return;
    const timer = setTimeout(() => keep(), pause);
    return () => clearTimeout(timer);
  }, [unsent]);
  useEffect(() => {
    const again = () => keep();
    const hidden = () => {
      if (document.hidden) keepLast();
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', hidden);
      keepLast();
    };
  }, []);

  const isOver = problem?.code === 'NOT_FOUND' || problem?.code === 'CONFLICT';
  const isRefused = isOver || problem?.code === 'FORBIDDEN';
  useEffect(() => {
    if (status !== 'failed' || isRefused) return;
    const timer = setTimeout(() => keep(), pauseOfRetry);
    return () => clearTimeout(timer);
  }, [status, isRefused]);

  const isKept = status === 'sent' || Object.keys(sitting.answers).length > 0;
  return {
    answers,
    flagged,
    state: isOver ? 'over' : status === 'failed' ? 'unsaved' : isUnsent ? 'saving' : isKept ? 'saved' : 'new',
    choose: (questionId: string, option: string | null) => {
      setAnswers((before) => ({ ...before, [questionId]: option }));
      setUnsent((before) => ({ ...before, answers: { ...before.answers, [questionId]: option } }));
    },
    flag: (questionId: string) => {
      setFlagged((before) =>
        before.includes(questionId) ? before.filter((id) => id !== questionId) : [...before, questionId],
      );
      setUnsent((before) => ({ ...before, flags: true }));
    },
  } as const;
}
