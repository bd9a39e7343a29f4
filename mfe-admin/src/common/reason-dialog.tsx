import { useForm } from '@tvacha/shared-core/form';
import { ConfirmDialog, type ConfirmDialogProps } from '@tvacha/shared-ui/confirm';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { type CannedFor, CannedReasons, longestReason } from './canned-reasons';
import { useT } from './i18n';
import styles from './reason-dialog.module.css';
import { useResetOnClose } from './use-reset-on-close';

/** The shortest reason that the server takes, in letters. */
const shortestReason = 10;

type Asked = Pick<ConfirmDialogProps, 'open' | 'busy' | 'title' | 'text' | 'confirmLabel' | 'onCancel' | 'children'>;
interface ReasonDialogProps extends Asked {
  /** The right may go while the reason is written: it stays to be read then, and cannot be sent. */
  may: boolean;
  /** Under which what is typed is kept, over a reload and the session's end: what it is a refusal of. */
  draft: string;
  onConfirm: (reason: string) => void;
  /** What is refused, where there are reasons to choose from. */
  kept?: CannedFor;
}

const empty = { reason: '' };

/** Asks for the reason of a refusal, anew once it was closed; what else it asks comes below as `children`. */
export function ReasonDialog({ open, may, draft, onConfirm, kept, children, ...asked }: ReasonDialogProps) {
  const t = useT();
  const form = useForm({
    name: draft,
    closed: () => (may ? undefined : t('edit.closed')),
    initial: empty,
    check: ({ reason }) => (reason.trim().length < shortestReason ? { reason: 'short' } : {}),
    say: () => t('decision.reasonShort', { count: shortestReason }),
    submit: ({ reason }) => onConfirm(reason.trim()),
  });
  useResetOnClose(form, empty, open);
  return (
    <ConfirmDialog {...asked} open={open} danger disabled={form.isClosed} onConfirm={() => void form.submit()}>
      <form {...form.props} className={styles.form}>
        <TextArea {...form.field('reason')} label={t('decision.reason')} maxLength={longestReason} required autoFocus />
        {kept ? (
          <CannedReasons of={kept} value={form.values.reason} onChange={(reason) => form.change({ reason })} />
        ) : null}
        {children}
        <FormProblem form={form} />
      </form>
    </ConfirmDialog>
  );
}
