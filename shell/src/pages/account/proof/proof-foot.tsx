import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem, type FormProblemProps } from '@tvacha/shared-ui/form-notice';
import { useAccountT } from '../messages';
import { proofLeft } from './proof';
import styles from './proof-dialog.module.css';

interface ProofFootProps extends FormProblemProps {
  submitText: string;
  isBusy: boolean;
}

/** The end of each form of the dialog: what went wrong with the whole of it, and the two ways on. */
export function ProofFoot({ submitText, isBusy, form }: ProofFootProps) {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  return (
    <>
      <FormProblem form={form} />
      <div className={styles.foot}>
        <Button kind="text" disabled={isBusy} onClick={() => dispatch(proofLeft())}>
          {t('cancel')}
        </Button>
        <Button kind="primary" htmlType="submit" loading={isBusy}>
          {submitText}
        </Button>
      </div>
    </>
  );
}
