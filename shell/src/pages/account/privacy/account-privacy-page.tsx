import { isDemo, useSession } from '@tvacha/shared-core/session';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Notice } from '@tvacha/shared-ui/notice';
import { useEffect } from 'react';
import { AccountLayout } from '../account-layout';
import { useAccountT } from '../messages';
import { proofLeft, proofReducer } from '../proof/proof.slice';
import { ProofDialog } from '../proof/proof-dialog';
import { usePageParts } from '../use-page-parts';
import { ConsentRecord } from './consent-record';
import { changeConsent, consents } from './consents';
import { ConsentsCard } from './consents-card';
import { CopyCard } from './copy-card';
import { EraseCard } from './erase-card';
import { eraseAccount, saveCopy } from './own-data';

const parts = {
  key: 'account-privacy',
  resources: [consents, changeConsent, saveCopy, eraseAccount],
  reducers: { accountProof: proofReducer },
};

/** What somebody agreed to and what is kept of them, to see, to change and to take away (SEC-44). */
export function AccountPrivacyPage() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { user } = useSession();
  usePageParts(parts);
  // A write that waits for the proof is given up.
  useEffect(() => () => void dispatch(proofLeft()), [dispatch]);
  if (isDemo(user)) {
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
