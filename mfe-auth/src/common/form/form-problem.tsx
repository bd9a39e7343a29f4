import type { Form } from '@tvacha/shared-core/form';
import { CallError } from '@tvacha/shared-core/http';
import { Countdown } from '@tvacha/shared-ui/countdown';
import { FormNotice } from '@tvacha/shared-ui/form-notice';
import { Icon } from '@tvacha/shared-ui/icon';
import { useState } from 'react';
import { useT } from '../i18n';
import styles from './form.module.css';

type Refused = Pick<Form<Record<string, string>>, 'problem' | 'error' | 'clear'>;

/** What is wrong with the whole form; of a limit also for how long it holds, after which the words go. */
export function FormProblem({ form: { problem, error, clear } }: { form: Refused }) {
  const wait = error instanceof CallError ? error.retryAfter : undefined;
  if (problem && wait !== undefined) return <Limit words={problem} seconds={wait} onOver={clear} />;
  return <FormNotice>{problem}</FormNotice>;
}

function Limit({ words, seconds, onOver }: { words: string; seconds: number; onOver: () => void }) {
  const t = useT();
  const [until] = useState(() => Date.now() + seconds * 1000);
  return (
    <>
      <FormNotice>
        {words} <span className="visually-hidden">{t('limit.seconds', { seconds: Math.ceil(seconds) })}</span>
      </FormNotice>
      {/* Outside the notice, which would be read out with each second. */}
      <p className={styles.limit}>
        <Icon name="timer" size={18} />
        <Countdown until={until} onDone={onOver} render={({ text }) => <span>{t('limit.in', { time: text })}</span>} />
      </p>
    </>
  );
}
