import type { Code } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useCallback, useEffect, useRef } from 'react';
import { lessonProgress, progressKey } from './courses';

/** How often it is said how far somebody is, at most. */
const pause = 10_000;

interface Reading {
  lessonId: string;
  /** How far it is read now. */
  percent: number;
  /** How far it was when it was opened. */
  from: number;
}

/**
 * Tells the server how far a lesson is read: now and then, when the tab is hidden or left, and at once when it is done.
 * What did not arrive is told again with the next word, or when the line is back.
 * @returns why it could not be kept that the lesson is done
 */
export function useSaveProgress({ lessonId, percent, from }: Reading): Code | undefined {
  const part = useMutation(lessonProgress, lessonId);
  const { status, problem, send } = useMutation(lessonProgress, progressKey({ lessonId, percent: 100 }));
  const mayWrite = useMayWrite();
  const told = useRef({ percent, sent: from });

  const tell = useCallback(() => {
    const { percent, sent } = told.current;
    if (!mayWrite || percent <= sent) return;
    told.current.sent = percent;
    send({ lessonId, percent });
  }, [lessonId, send, mayWrite]);

  useEffect(() => {
    told.current.percent = percent;
    told.current.sent = Math.max(told.current.sent, from);
    if (percent === 100) tell();
  }, [percent, from, tell]);
  useEffect(() => {
    if (status === 'failed' || part.status === 'failed') told.current.sent = from;
  }, [status, part.status, from]);
  useEffect(() => {
    const timer = setInterval(tell, pause);
    const whenHidden = () => {
      if (document.hidden) tell();
    };
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('online', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('online', tell);
      tell();
    };
  }, [tell]);
  return problem?.code;
}
