import { errorMessage } from '@tvacha/shared-core/errors';
import { formatNumber } from '@tvacha/shared-core/format';
import { useLastValue } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { useEffect } from 'react';
import { useT } from '../../common/i18n';
import { type Verified, verifyChain } from './logs';
import styles from './logs-page.module.css';

/** Has the server look at the whole chain of the log, stretch by stretch, and says where it breaks first. */
export function ChainCheck() {
  const t = useT();
  const { status, answer, problem, send } = useMutation(verifyChain);
  // Between two stretches the first one's progress stands.
  const seen = useLastValue(answer);
  const next = status === 'sent' ? (answer?.next ?? null) : null;
  useEffect(() => {
    if (next !== null) send(next);
  }, [next, send]);

  return (
    <div className={styles.chain}>
      <Button icon="shield-check" loading={status === 'sending'} onClick={() => send(undefined)}>
        {t('chain.verify')}
      </Button>
      <Outcome answer={seen} />
      {problem ? <Notice tone="error" live title={errorMessage(problem)} /> : null}
    </div>
  );
}

function Outcome({ answer }: { answer: Verified | null }) {
  const t = useT();
  if (!answer) return null;
  const { broken, head, next } = answer;
  if (broken) {
    return (
      <Notice tone="error" live title={t('chain.broken', { seq: broken.seq })}>
        {t(`chain.fault.${broken.fault}`)}
      </Notice>
    );
  }
  if (next !== null) {
    return <ProgressBar label={t('chain.progress')} value={next / (head?.seq ?? next)} text={formatNumber(next)} />;
  }
  return (
    <Notice tone="success" live title={t('chain.whole')}>
      {head ? t('chain.head', { seq: formatNumber(head.seq), hash: head.hash.slice(0, 12) }) : t('chain.empty')}
    </Notice>
  );
}
