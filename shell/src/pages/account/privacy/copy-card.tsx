import { errorMessage } from '@tvacha/shared-core/errors';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Notice } from '@tvacha/shared-ui/notice';
import { useAccountT } from '../messages';
import { saveCopy } from './own-data';
import styles from './own-data.module.css';

/** Everything that is kept about oneself, as one file. */
export function CopyCard() {
  const t = useAccountT();
  const { status, problem, answer, send } = useMutation(saveCopy);
  return (
    <Card title={t('export.title')}>
      <div className={styles.body}>
        <p className={styles.text}>{t('export.text')}</p>
        {answer ? <Notice tone="success" live title={t('export.saved', { name: answer })} /> : null}
        {problem ? <Notice tone="error" live title={errorMessage(problem.code)} /> : null}
        <Button icon="download-simple" loading={status === 'sending'} onClick={() => send(undefined)}>
          {t('export.action')}
        </Button>
      </div>
    </Card>
  );
}
