import { consentIn } from '@tvacha/shared-contract/consents';
import type { Role } from '@tvacha/shared-contract/roles';
import { errorMessage } from '@tvacha/shared-core/errors';
import { formatDate } from '@tvacha/shared-core/format';
import { useLanguage } from '@tvacha/shared-core/i18n';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Card } from '@tvacha/shared-ui/card';
import { Notice } from '@tvacha/shared-ui/notice';
import { LoadingState } from '@tvacha/shared-ui/states';
import { Switch } from '@tvacha/shared-ui/switch';
import { useAccountT } from '../messages';
import styles from './consents.module.css';
import { type Choice, consentChanged, selectConsents } from './consents.slice';

/** Only doctors are in the finder, and staff get no news. */
const offered: Readonly<Partial<Record<Role, readonly Choice[]>>> = {
  doctor: ['marketing', 'finder'],
  patient: ['marketing'],
};

/** What the account does not need: one switch gives a consent and takes it back. */
export function ConsentsCard() {
  const t = useAccountT();
  const { role } = useSession();
  const { status, record } = useAppSelector(selectConsents);
  const choices = offered[role] ?? [];
  if (choices.length === 0 || (status === 'failed' && !record)) return null;
  return (
    <Card title={t('choices.title')}>
      <p className={styles.lead}>{t('choices.lead')}</p>
      {record ? choices.map((kind) => <ChoiceRow key={kind} kind={kind} />) : <LoadingState shape="article" />}
    </Card>
  );
}

function ChoiceRow({ kind }: { kind: Choice }) {
  const t = useAccountT();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { choices, changing, refused } = useAppSelector(selectConsents);
  const standing = choices[kind];
  const on = changing?.kind === kind ? changing.id === undefined : Boolean(standing);
  const { text, version, locale } = standing ?? consentIn(kind, language);
  // What stands is not known while a change is on its way.
  const turn = () => {
    if (!changing) dispatch(consentChanged(standing ? { kind, id: standing._id } : { kind }));
  };
  return (
    <div className={styles.choice} aria-busy={changing?.kind === kind}>
      <Switch label={t(`kind.${kind}`)} on={on} onChange={turn} />
      <p className={styles.meta}>
        {standing
          ? t('choice.given', { date: formatDate(standing.givenAt, 'long'), version })
          : t('choice.notGiven', { version })}
      </p>
      <blockquote className={styles.words} lang={locale}>
        {text}
      </blockquote>
      {refused?.kind === kind ? <Notice tone="error" live title={errorMessage(refused.code)} /> : null}
    </div>
  );
}
