import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { useAccountT } from '../messages';
import { proofLeft, selectProof } from './proof.slice';
import styles from './proof-dialog.module.css';

interface ProofFootProps {
  submitText: string;
  /** Whether the problem stands at a field already. */
  said: boolean;
}

/** The end of each form of the dialog: what went wrong with the whole of it, and the two ways on. */
export function ProofFoot({ submitText, said }: ProofFootProps) {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { status, problem } = useAppSelector(selectProof);
  const busy = status === 'loading';
  return (
    <>
      {problem && !said ? <Notice tone="error" live title={errorMessage(problem)} /> : null}
      <div className={styles.foot}>
        <Button kind="text" disabled={busy} onClick={() => dispatch(proofLeft())}>
          {t('cancel')}
        </Button>
        <Button kind="primary" htmlType="submit" loading={busy}>
          {submitText}
        </Button>
      </div>
    </>
  );
}
