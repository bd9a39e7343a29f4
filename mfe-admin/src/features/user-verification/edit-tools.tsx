import { Button } from '@tvacha/shared-ui/button';
import { FormProblem, type FormProblemProps } from '@tvacha/shared-ui/form-notice';
import { useT } from '../../common/i18n';
import styles from './account-card.module.css';

interface EditToolsProps {
  form: FormProblemProps['form'] & { isSending: boolean; isClosed: boolean };
  /** The words of the button that saves. */
  save: string;
  /** There is nothing to save. */
  isSame?: boolean;
  onLeave: () => void;
}

/** How a part of an account is saved, or left as it was; and what was wrong with the last try. */
export function EditTools({ form, save, isSame, onLeave }: EditToolsProps) {
  const t = useT();
  return (
    <>
      <FormProblem form={form} />
      <div className={styles.tools}>
        <Button kind="primary" htmlType="submit" loading={form.isSending} disabled={form.isClosed || isSame}>
          {save}
        </Button>
        <Button kind="text" disabled={form.isSending} onClick={onLeave}>
          {t('edit.leave')}
        </Button>
      </div>
    </>
  );
}
