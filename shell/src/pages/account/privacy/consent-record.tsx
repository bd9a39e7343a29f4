import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Card } from '@tvacha/shared-ui/card';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Notice } from '@tvacha/shared-ui/notice';
import { Pagination } from '@tvacha/shared-ui/pagination';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useState } from 'react';
import { useAccountT } from '../messages';
import { ConsentRow } from './consent-row';
import styles from './consents.module.css';
import { type Consent, consentChanged, consentsOpened, selectConsents } from './consents.slice';

/** Every consent as it was given, word for word, and what became of it. */
export function ConsentRecord() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { status, problem, record, changing, refused } = useAppSelector(selectConsents);
  const [asked, setAsked] = useState<Consent>();
  const page = record?.page ?? 1;
  const withdraw = () => {
    if (asked) dispatch(consentChanged({ kind: asked.kind, id: asked._id }));
    setAsked(undefined);
  };
  return (
    <Card title={t('record.title')}>
      <p className={styles.lead}>{t('record.lead')}</p>
      {refused?.kind === 'patient-image' ? <Notice tone="error" live title={errorMessage(refused.code)} /> : null}
      <Loaded
        view={{ status, value: record?.items, code: problem, reload: () => dispatch(consentsOpened(page)) }}
        shape="article"
        failed={{ title: t('failed.title') }}
        empty={<EmptyState title={t('record.empty.title')} text={t('record.empty.text')} />}
      >
        {(rows) => (
          <ul className={styles.record}>
            {rows.map((consent) => (
              <ConsentRow
                key={consent._id}
                consent={consent}
                busy={changing?.id === consent._id}
                onWithdraw={() => setAsked(consent)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {record && record.total > record.dataPerPage ? (
        <Pagination {...record} onChange={(next) => dispatch(consentsOpened(next))} />
      ) : null}
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
