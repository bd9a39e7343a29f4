import { discardMessage, retryMessage } from '@tvacha/shared-contract/routes/admin/outbox';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { discarding, recipientOf, retrying, type UndeliveredMessage } from './messages';
import styles from './messages-page.module.css';

/** Another try, and the end, of a message that was given up; each for whoever has the right to it. */
export function MessageTools({ message }: { message: UndeliveredMessage }) {
  const t = useT();
  const { _id: id } = message;
  const recipient = recipientOf(message);
  const mayRetry = useMay(retryMessage);
  const mayDiscard = useMay(discardMessage);
  const retry = useMutation(retrying, id);
  const discard = useMutation(discarding, id);
  const [asked, setAsked] = useState(false);
  if (message.state !== 'dead') return null;
  return (
    <div className={styles.tools}>
      {mayRetry ? (
        <Button
          size="sm"
          aria-label={t('messages.retryOf', { recipient })}
          loading={retry.status === 'sending'}
          onClick={() => retry.send({ id })}
        >
          {t('messages.retry')}
        </Button>
      ) : null}
      {mayDiscard ? (
        <Button
          size="sm"
          kind="text"
          icon="trash"
          aria-label={t('messages.discardOf', { recipient })}
          onClick={() => setAsked(true)}
        />
      ) : null}
      <ConfirmDialog
        open={asked}
        danger
        busy={discard.status === 'sending'}
        title={t('messages.discardTitle', { recipient })}
        text={t('messages.discardText')}
        confirmLabel={t('messages.discard')}
        onConfirm={() => {
          setAsked(false);
          discard.send({ id });
        }}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
