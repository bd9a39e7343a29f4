import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Notice } from '@tvacha/shared-ui/notice';
import { useAccountT } from '../messages';
import styles from './own-data.module.css';
import { copyAsked, selectOwnData } from './own-data.slice';

/** Everything that is kept about oneself, as one file. */
export function CopyCard() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { status, problem, file } = useAppSelector(selectOwnData).copy;
  return (
    <Card title={t('export.title')}>
      <div className={styles.body}>
        <p className={styles.text}>{t('export.text')}</p>
        {status === 'done' ? <Notice tone="success" live title={t('export.saved', { name: file })} /> : null}
        {problem ? <Notice tone="error" live title={errorMessage(problem)} /> : null}
        <Button icon="download-simple" loading={status === 'loading'} onClick={() => dispatch(copyAsked())}>
          {t('export.action')}
        </Button>
      </div>
    </Card>
  );
}
