import { type ReactNode, useState } from 'react';
import { useT } from '../base/messages';
import { Icon } from '../icons/icon';
import { Countdown } from './countdown';
import css from './form-notice.module.css';

/** What is wrong with the whole form, said once, above its button; nothing where nothing is. */
export function FormNotice({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={css.notice} role="alert">
      <Icon name="warning-circle" size={20} />
      <span>{children}</span>
    </p>
  );
}

export interface FormProblemProps {
  /** A form of shared-core, or what stands for one. */
  form: {
    /** What is wrong with the whole of it, in people's words. */
    problem: string | undefined;
    error: unknown;
    /** Forgets what is wrong. */
    clear: () => void;
  };
}

/** Seconds for which a refusal holds, where it says so. */
const waitOf = (error: unknown): number | undefined => (error as { retryAfter?: number } | null)?.retryAfter;

/** What is wrong with the whole form; of a limit also for how long it holds, after which the words go. */
export function FormProblem({ form: { problem, error, clear } }: FormProblemProps) {
  const wait = waitOf(error);
  if (problem && wait !== undefined) return <Limit words={problem} seconds={wait} onOver={clear} />;
  return <FormNotice>{problem}</FormNotice>;
}

function Limit({ words, seconds, onOver }: { words: string; seconds: number; onOver: () => void }) {
  const t = useT();
  const [until] = useState(() => Date.now() + seconds * 1000);
  return (
    <>
      <FormNotice>
        {words} <span className="visually-hidden">{t('limitSeconds', { seconds: Math.ceil(seconds) })}</span>
      </FormNotice>
      {/* Outside the notice, which would be read out with each second. */}
      <p className={css.limit}>
        <Icon name="timer" size={18} />
        <Countdown until={until} onDone={onOver} render={({ text }) => <span>{t('limitIn', { time: text })}</span>} />
      </p>
    </>
  );
}
