import { errorMessage } from '@tvacha/shared-core/errors';
import { formatDate } from '@tvacha/shared-core/format';
import { useLastValue } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useResource } from '@tvacha/shared-core/resources';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Notice } from '@tvacha/shared-ui/notice';
import { Pagination } from '@tvacha/shared-ui/pagination';
import { EmptyState } from '@tvacha/shared-ui/states';
import { Tag } from '@tvacha/shared-ui/tag';
import { useState } from 'react';
import { useAccountT } from '../messages';
import { type Consent, changeConsent, consents, consentsPerPage } from './consents';
import styles from './consents.module.css';

interface ConsentRowProps {
  consent: Consent;
  onWithdraw: () => void;
}

/** One consent. That of a patient's pictures is taken back here, as it stands for one contribution. */
function ConsentRow({ consent, onWithdraw }: ConsentRowProps) {
  const t = useAccountT();
  const { status, problem } = useMutation(changeConsent, consent._id);
  const { kind, version, text, givenAt, withdrawnAt } = consent;
  const date = formatDate(givenAt, 'time');
  const name = t(`kind.${kind}`);
  return (
    <li className={styles.consent}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Tag tone={withdrawnAt ? 'neutral' : 'green'}>{t(withdrawnAt ? 'record.ended' : 'record.inForce')}</Tag>
        {kind === 'patient-image' && !withdrawnAt ? (
          <Button
            size="sm"
            loading={status === 'sending'}
            aria-label={t('record.withdrawOf', { kind: name, date })}
            onClick={onWithdraw}
          >
            {t('record.withdraw')}
          </Button>
        ) : null}
      </div>
      {problem ? <Notice tone="error" live title={errorMessage(problem)} /> : null}
      <p className={styles.meta}>
        <span>{t('record.version', { version })}</span>
        <span>{t('record.given', { date })}</span>
        {withdrawnAt ? <span>{t('record.withdrawn', { date: formatDate(withdrawnAt, 'time') })}</span> : null}
      </p>
      <blockquote className={styles.words} lang={consent.locale}>
        {text}
      </blockquote>
      {kind === 'registration' && !withdrawnAt ? <p className={styles.meta}>{t('record.registration')}</p> : null}
    </li>
  );
}

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
