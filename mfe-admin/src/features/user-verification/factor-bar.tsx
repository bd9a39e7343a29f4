import type { Applicant } from '@tvacha/shared-contract';
import { resetUserFactor } from '@tvacha/shared-contract/routes/admin/users';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { useSession } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { OutcomeNotice } from '../../common/decision-notice';
import { useT } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import styles from './applicant-drawer.module.css';
import { resetFactor } from './reset-factor';

const inDialog = ['INVALID_CREDENTIALS', 'TOO_MANY_TRIES'] as const;
const known = [...inDialog, 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND'] as const;

/** The way back in for a member of staff who lost their authenticator, for those who may give it to them. */
export function FactorBar({ person }: { person: Applicant }) {
  const t = useT();
  const mayReset = useMay(resetUserFactor);
  const { user } = useSession();
  const { _id: id } = person;
  const { status, problem, send, reset } = useMutation(resetFactor, id);
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const code = problem && (known.find((one) => one === problem.code) ?? 'failed');
  const wrong = inDialog.find((one) => one === code);
  const name = titledName(person);

  useEffect(() => {
    if (status === 'sent' || (code && !wrong)) setAsked(false);
  }, [status, code, wrong]);

  if (!mayReset || user?._id === id) return <p className={styles.note}>{t('factor.readOnly')}</p>;
  const ask = () => {
    reset();
    setPassword('');
    setMissing(false);
    setAsked(true);
  };
  const confirm = () => {
    setMissing(password === '');
    if (password !== '') send({ id, password });
  };
  return (
    <div className={styles.body}>
      {status === 'sent' && <OutcomeNotice title={t('factor.done', { name })} />}
      {code && !wrong && <OutcomeNotice refused title={t(`factor.problem.${code}`)} />}
      <div className={styles.buttons}>
        <Button kind="danger" onClick={ask}>
          {t('factor.reset')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        danger
        busy={status === 'sending'}
        title={t('factor.title', { name })}
        text={t('factor.text')}
        confirmLabel={t('factor.reset')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      >
        <div className={styles.reason}>
          <TextField
            name="password"
            type="password"
            autoComplete="current-password"
            label={t('factor.password')}
            value={password}
            onChange={setPassword}
            error={isMissing ? t('factor.problem.missing') : wrong && t(`factor.problem.${wrong}`)}
            required
            autoFocus
          />
        </div>
      </ConfirmDialog>
    </div>
  );
}
