import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { FormNotice } from '@tvacha/shared-ui/form-notice';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { type RealCode, withdrawing } from './real-codes';

/** Takes a code back that nobody has registered with. */
export function WithdrawCode({ code: { _id: id, code, usedAt, usedBy } }: { code: RealCode }) {
  const t = useT();
  const { status, problem, send, reset } = useMutation(withdrawing, id);
  const [asked, setAsked] = useState(false);
  if (usedAt || usedBy) return null;
  const known = (['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'] as const).find((one) => one === problem?.code);
  return (
    <>
      <Button
        size="sm"
        kind="text"
        icon="trash"
        aria-label={t('codes.withdrawOf', { code })}
        onClick={() => {
          reset();
          setAsked(true);
        }}
      />
      <ConfirmDialog
        open={asked}
        danger
        busy={status === 'sending'}
        title={t('codes.withdrawTitle', { code })}
        text={t('codes.withdrawText')}
        confirmLabel={t('codes.withdraw')}
        onConfirm={() => send({ id })}
        onCancel={() => setAsked(false)}
      >
        <FormNotice>{known && t(`codes.withdrawProblem.${known}`)}</FormNotice>
      </ConfirmDialog>
    </>
  );
}
