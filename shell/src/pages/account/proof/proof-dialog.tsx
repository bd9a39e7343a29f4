import { isStaff } from '@tvacha/shared-contract/roles';
import { useForm } from '@tvacha/shared-core/form';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Modal } from '@tvacha/shared-ui/modal';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useState } from 'react';
import { useAccountT } from '../messages';
import { CodeProof } from './code-proof';
import { proofLeft, selectProof } from './proof';
import styles from './proof-dialog.module.css';
import { ProofFoot } from './proof-foot';
import { type ProofCalls, useProof } from './use-proof';

function PasswordProof({ prove }: Pick<ProofCalls, 'prove'>) {
  const t = useAccountT();
  const form = useForm({
    initial: { password: '' },
    rules: { password: { required: true, raw: true } },
    codes: { INVALID_CREDENTIALS: 'password' },
    say: () => t('proof.passwordMissing'),
    submit: prove,
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        label={t('proof.passwordLabel')}
        autoFocus
      />
      <ProofFoot submitText={t('proof.submit')} isBusy={form.isSending} form={form} />
    </form>
  );
}

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
