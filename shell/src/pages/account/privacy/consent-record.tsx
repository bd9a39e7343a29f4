import { useLastValue } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useResource } from '@tvacha/shared-core/resources';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Card } from '@tvacha/shared-ui/card';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Pagination } from '@tvacha/shared-ui/pagination';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useState } from 'react';
import { useAccountT } from '../messages';
import { ConsentRow } from './consent-row';
import { type Consent, changeConsent, consents, consentsPerPage } from './consents';
import styles from './consents.module.css';

/** Every consent as it was given, word for word, and what became of it. */
export function ConsentRecord() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(1);
  const { value, ...view } = useResource(consents, { page, dataPerPage: consentsPerPage });
  const record = useLastValue(value);
  const { send } = useMutation(changeConsent);
  const [asked, setAsked] = useState<Consent>();
  const withdraw = () => {
    if (asked) send({ kind: asked.kind, id: asked._id });
    setAsked(undefined);
  };
  // The choices above may have failed with it.
  const reload = () => void dispatch(consents.invalidate());
  return (
    <Card title={t('record.title')}>
      <p className={styles.lead}>{t('record.lead')}</p>
      <Loaded
        view={{ ...view, value: record?.items, reload }}
        shape="article"
        failed={{ title: t('failed.title') }}
        empty={<EmptyState title={t('record.empty.title')} text={t('record.empty.text')} />}
      >
        {(rows) => (
          <ul className={styles.record}>
            {rows.map((consent) => (
              <ConsentRow key={consent._id} consent={consent} onWithdraw={() => setAsked(consent)} />
            ))}
          </ul>
        )}
      </Loaded>
      {record && record.total > record.dataPerPage ? <Pagination {...record} page={page} onChange={setPage} /> : null}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        confirmLabel={t('withdraw.confirm')}
        danger
        onConfirm={withdraw}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  );
}
