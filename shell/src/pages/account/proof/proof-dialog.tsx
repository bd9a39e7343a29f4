import { isStaff } from '@tvacha/shared-contract/roles';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Modal } from '@tvacha/shared-ui/modal';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { useState } from 'react';
import { useAccountT } from '../messages';
import { CodeProof } from './code-proof';
import { PasswordProof } from './password-proof';
import { proofLeft, selectProof } from './proof.slice';
import styles from './proof-dialog.module.css';
import { useProof } from './use-proof';

const ways = ['password', 'code', 'totp'] as const;
type Way = (typeof ways)[number];

/** Asks once more who it is, before something that matters (SEC-26). Members have no authenticator. */
export function ProofDialog() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { role } = useSession();
  const { open } = useAppSelector(selectProof);
  const { isBusy, calls } = useProof();
  const [way, setWay] = useState<Way>('password');
  const offered = ways.filter((one) => one !== 'totp' || isStaff(role));
  return (
    <Modal
      open={open}
      title={t('proof.title')}
      icon="lock-key"
      footer={null}
      closable={!isBusy}
      onClose={() => dispatch(proofLeft())}
    >
      <div className={styles.proof}>
        <p>{t('proof.text')}</p>
        <Segmented
          label={t('proof.way')}
          value={way}
          onChange={setWay}
          options={offered.map((value) => ({ value, label: t(`proof.${value}`) }))}
        />
        {way === 'password' ? <PasswordProof prove={calls.prove} /> : <CodeProof key={way} way={way} {...calls} />}
      </div>
    </Modal>
  );
}
