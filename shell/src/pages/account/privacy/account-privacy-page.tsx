import { useAppDispatch, useInjection } from '@tvacha/shared-core/store';
import { useEffect } from 'react';
import { addSlices } from '../../parts/add-slices';
import { AccountLayout } from '../account-layout';
import { proofSaga } from '../proof/proof.saga';
import { proofLeft, proofReducer } from '../proof/proof.slice';
import { ProofDialog } from '../proof/proof-dialog';
import { ConsentRecord } from './consent-record';
import { consentsSaga } from './consents.saga';
import { consentsOpened, consentsReducer } from './consents.slice';
import { ConsentsCard } from './consents-card';
import { CopyCard } from './copy-card';
import { EraseCard } from './erase-card';
import { ownDataSaga } from './own-data.saga';
import { ownDataReducer, ownDataReset } from './own-data.slice';

const add = () => {
  addSlices({ key: 'account-proof', reducers: { accountProof: proofReducer }, saga: proofSaga });
  addSlices({ key: 'account-consents', reducers: { accountConsents: consentsReducer }, saga: consentsSaga });
  addSlices({ key: 'account-data', reducers: { accountData: ownDataReducer }, saga: ownDataSaga });
};

/** What somebody agreed to and what is kept of them, to see, to change and to take away (SEC-44). */
export function AccountPrivacyPage() {
  const dispatch = useAppDispatch();
  useInjection(add);
  useEffect(() => {
    dispatch(consentsOpened(1));
    return () => {
      dispatch(proofLeft());
      dispatch(ownDataReset());
    };
  }, [dispatch]);
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
