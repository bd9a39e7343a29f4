import type { BulkTrial } from '@tvacha/shared-contract';
import type { BulkAction } from '@tvacha/shared-contract/bulk';
import { mostAtOnce } from '@tvacha/shared-contract/form-rules';
import { codeOf } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { formatNumber } from '@tvacha/shared-core/format';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Modal } from '@tvacha/shared-ui/modal';
import { LoadingState } from '@tvacha/shared-ui/states';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useEffect, useState } from 'react';
import { CannedReasons, longestReason } from '../../common/canned-reasons';
import { useT } from '../../common/i18n';
import { useProof } from '../../common/use-proof';
import type { AccountKind } from './account-kind';
import styles from './bulk.module.css';
import { type Given, needOf, sendBulk, type Whom } from './bulk-action';
import { TrialFindings } from './bulk-trial';
import { StaffRoleField } from './staff-role-field';

interface BulkDialogProps {
  action: BulkAction;
  /** The right may go while the dialog is open. */
  may: boolean;
  kind: AccountKind;
  whom: Whom;
  /** How many the list says there are. */
  count: number;
  onBegun: (job: string) => void;
  onClose: () => void;
}

/** The shortest reason that the server takes. */
const leastReason = 10;
const nothing: Given = { reason: '', role: '' };

/** Asks what an action on many needs, tries it out, and begins it only once it is seen what would become of whom. */
export function BulkDialog({ action, may, kind, whom, count, onBegun, onClose }: BulkDialogProps) {
  const t = useT();
  const { withProof, dialog } = useProof();
  const [trial, setTrial] = useState<BulkTrial | null>(null);
  const need = needOf(action);
  const number = formatNumber(mostAtOnce);
  const asked = (given: Given) => ({ action, kind, whom, given });
  const words = { FORBIDDEN: t('bulk.forbidden'), NOT_FOUND: t('bulk.roleGone'), PROOF_NEEDED: t('proof.left') };

  const closed = () => (may ? undefined : t('edit.closed'));
  const form = useForm({
    closed,
    name: `bulk-${kind}-${action}`,
    initial: nothing,
    isTrial: true,
    check: ({ reason }) => (need === 'reason' && reason.trim().length < leastReason ? { reason: 'short' } : {}),
    say: () => t('decision.reasonShort', { count: leastReason }),
    words: { ...words, VALIDATION_FAILED: count > mostAtOnce ? t('bulk.many', { most: number }) : t('bulk.nobody') },
    async submit(given) {
      setTrial(null);
      running.clear();
      setTrial((await withProof(() => sendBulk(asked(given)))).trial);
    },
  });
  const running = useForm({
    closed,
    initial: {},
    words: { ...words, CONFLICT: t('bulk.conflict') },
    async submit() {
      try {
        const { job } = await withProof(() => sendBulk(asked(form.values), trial?.token ?? ''));
        if (!job) return;
        form.begin(nothing);
        onBegun(job);
      } catch (error) {
        // What was tried out is no more; it can be tried again.
        if (codeOf(error) === 'CONFLICT') setTrial(null);
        throw error;
      }
    },
  });
  const { submit } = form;
  // What needs nothing more is tried out at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (need === null) void submit();
  }, []);
  const change = (given: Partial<Given>) => {
    form.change(given);
    setTrial(null);
  };
  const leave = () => {
    form.begin(nothing);
    onClose();
  };
  const busy = form.isSending || running.isSending;
  const mayBegin = trial !== null && trial.token !== null && !form.isSending;
  const problem = running.problem ? running : form;
  return (
    <>
      <Modal
        open
        title={t(`bulk.ask.${action}`, { count })}
        icon="users-three"
        closable={!busy}
        onClose={leave}
        footer={
          <>
            <Button kind="text" disabled={running.isSending} onClick={leave}>
              {t('bulk.leave')}
            </Button>
            {mayBegin ? (
              <Button
                kind="primary"
                loading={running.isSending}
                disabled={form.isClosed}
                onClick={() => void running.submit()}
              >
                {t(`bulk.do.${action}`, { count: trial.allowed })}
              </Button>
            ) : (
              <Button
                kind="primary"
                loading={form.isSending}
                disabled={form.isClosed}
                onClick={() => void form.submit()}
              >
                {t(problem.error && need === null ? 'bulk.again' : 'bulk.try')}
              </Button>
            )}
          </>
        }
      >
        <form {...form.props} className={styles.form}>
          <p>{t(`bulk.about.${action}`)}</p>
          {need === 'reason' && (
            <TextArea
              {...form.field('reason')}
              onChange={(reason) => change({ reason })}
              label={t('decision.reason')}
              maxLength={longestReason}
              required
              autoFocus
            />
          )}
          {action === 'reject' && (
            <CannedReasons of="application" value={form.values.reason} onChange={(reason) => change({ reason })} />
          )}
          {need === 'role' && (
            <StaffRoleField value={form.values.role} onChange={(role) => change({ role })} staff={kind === 'staff'} />
          )}
          {form.isSending && <LoadingState shape="list" />}
          {trial && <TrialFindings trial={trial} action={action} />}
          <FormProblem form={problem} />
        </form>
      </Modal>
      {dialog}
    </>
  );
}
