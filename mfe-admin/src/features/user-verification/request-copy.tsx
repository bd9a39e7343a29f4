import type { Account } from '@tvacha/shared-contract';
import { askForCopy } from '@tvacha/shared-contract/routes/admin/users';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import { ReasonDialog } from '../../common/reason-dialog';
import { copyAsked } from './check-line';
import type { Paper } from './paper-view';

interface RequestCopyProps {
  account: Account;
  paper: Paper;
  title: string;
}

/** Whether a clearer copy of a paper is waited for or has come, and the way to ask for one. */
export function RequestCopy({ account, paper, title }: RequestCopyProps) {
  const t = useT();
  const may = useMay(askForCopy);
  const mayAsk = may && account.state === 'pending' && account.isComplete;
  const { status, problem, send, reset } = useMutation(copyAsked, paper._id);
  const [isOpen, setOpen] = useState(false);
  const { asked, sentAgainAt } = paper;
  const refused = problem?.code === 'CONFLICT' || problem?.code === 'NOT_FOUND';

  useEffect(() => {
    if (status === 'sent' || refused) setOpen(false);
  }, [status, refused]);

  if (asked) {
    const since = { date: formatDate(asked.at, 'time'), name: asked.by?.name ?? t('history.nobody') };
    return (
      <Notice tone="warning" icon="clock" title={t('copy.asked', { paper: title })}>
        {asked.reason} {t('copy.askedBy', since)}
      </Notice>
    );
  }
  const ask = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      {sentAgainAt && (
        <Notice tone="info" title={t('copy.sent', { paper: title, date: formatDate(sentAgainAt, 'time') })} />
      )}
      {refused && <Notice tone="warning" title={t('copy.refused')} />}
      {mayAsk && (
        <div>
          <Button size="sm" icon="arrow-clockwise" onClick={ask}>
            {t('copy.ask')}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={isOpen}
        may={may}
        busy={status === 'sending'}
        title={t('copy.title', { paper: title })}
        text={t('copy.text', { email: account.email })}
        confirmLabel={t('copy.do')}
        kept="copy"
        draft={`copy-${paper._id}`}
        onConfirm={(reason) => send({ id: account._id, paper: paper._id, reason })}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
