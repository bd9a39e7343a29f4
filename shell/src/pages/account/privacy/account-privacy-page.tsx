import { errorMessage } from '@tvacha/shared-core/errors';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Notice } from '@tvacha/shared-ui/notice';
import { useEffect } from 'react';
import { AccountLayout, usePageParts } from '../account-layout';
import { useAccountT } from '../messages';
import { proofLeft, proofReducer } from '../proof/proof';
import { ProofDialog } from '../proof/proof-dialog';
import { ConsentRecord } from './consent-record';
import { changeConsent, consents } from './consents';
import { ConsentsCard } from './consents-card';
import { EraseCard } from './erase-card';
import { eraseAccount, saveCopy } from './own-data';
import styles from './own-data.module.css';

/** Everything that is kept about oneself, as one file. */
function CopyCard() {
  const t = useAccountT();
  const { status, problem, answer, send } = useMutation(saveCopy);
  return (
    <Card title={t('export.title')}>
      <div className={styles.body}>
        <p className={styles.text}>{t('export.text')}</p>
        {answer ? <Notice tone="success" live title={t('export.saved', { name: answer })} /> : null}
        {problem ? <Notice tone="error" live title={errorMessage(problem)} /> : null}
        <Button icon="download-simple" loading={status === 'sending'} onClick={() => send(undefined)}>
          {t('export.action')}
        </Button>
      </div>
    </Card>
  );
}

const parts = {
  key: 'account-privacy',
  resources: [consents, changeConsent, saveCopy, eraseAccount],
  reducers: { accountProof: proofReducer },
};

/** What somebody agreed to and what is kept of them, to see, to change and to take away (SEC-44). */
export function AccountPrivacyPage() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const mayWrite = useMayWrite();
  usePageParts(parts);
  // A write that waits for the proof is given up.
  useEffect(() => () => void dispatch(proofLeft()), [dispatch]);
  if (!mayWrite) {
    return (
      <AccountLayout title="nav.privacy" lead="privacy.lead">
        <Notice tone="info" title={t('demo.title')}>
          {t('demo.text')}
        </Notice>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title="nav.privacy" lead="privacy.lead">
      <ConsentsCard />
      <ConsentRecord />
      <CopyCard />
      <EraseCard />
      <ProofDialog />
    </AccountLayout>
  );
}
