import { consentIn } from '@tvacha/shared-contract/consents';
import type { Role } from '@tvacha/shared-contract/roles';
import { errorMessage } from '@tvacha/shared-core/errors';
import { formatDate } from '@tvacha/shared-core/format';
import { useLanguage } from '@tvacha/shared-core/i18n';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useResource } from '@tvacha/shared-core/resources';
import { useSession } from '@tvacha/shared-core/session';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Notice } from '@tvacha/shared-ui/notice';
import { LoadingState } from '@tvacha/shared-ui/states';
import { Switch } from '@tvacha/shared-ui/switch';
import { useAccountT } from '../messages';
import { type Choice, type Consent, changeConsent, consents, consentsPerPage } from './consents';
import styles from './consents.module.css';

/** Only doctors are in the finder, and staff get no news. */
const offered: Readonly<Partial<Record<Role, readonly Choice[]>>> = {
  doctor: ['marketing', 'finder'],
  patient: ['marketing'],
};

/** What the account does not need: one switch gives a consent and takes it back. */
export function ConsentsCard() {
  const t = useAccountT();
  const { role } = useSession();
  const { status, value } = useResource(consents, { page: 1, dataPerPage: consentsPerPage });
  const choices = offered[role] ?? [];
  if (choices.length === 0 || (status === 'failed' && !value)) return null;
  return (
    <Card title={t('choices.title')}>
      <p className={styles.lead}>{t('choices.lead')}</p>
      {value ? choices.map((kind) => <ChoiceRow key={kind} kind={kind} />) : <LoadingState shape="article" />}
    </Card>
  );
}

function ChoiceRow({ kind }: { kind: Choice }) {
  const t = useAccountT();
  const view = useResource(consents, { kind, dataPerPage: consentsPerPage });
  return (
    <Loaded view={view} shape="article" failed={{ title: t('failed.title') }}>
      {({ items }) => (
        <ChoiceSwitch
          kind={kind}
          standing={items.find(({ withdrawnAt }) => !withdrawnAt)}
          isKnown={view.status === 'ready'}
        />
      )}
    </Loaded>
  );
}

interface ChoiceSwitchProps {
  kind: Choice;
  /** The consent that is in force. */
  standing: Consent | undefined;
  /** What stands is not known while it is asked for. */
  isKnown: boolean;
}

function ChoiceSwitch({ kind, standing, isKnown }: ChoiceSwitchProps) {
  const t = useAccountT();
  const language = useLanguage();
  const { status, problem, send } = useMutation(changeConsent, kind);
  const { text, version, locale } = standing ?? consentIn(kind, language);
  const turn = () => {
    if (isKnown) send(standing ? { kind, id: standing._id } : { kind });
  };
  return (
    <div className={styles.choice} aria-busy={status === 'sending' || !isKnown}>
      <Switch label={t(`kind.${kind}`)} on={Boolean(standing)} onChange={turn} />
      <p className={styles.meta}>
        {standing
          ? t('choice.given', { date: formatDate(standing.givenAt, 'long'), version })
          : t('choice.notGiven', { version })}
      </p>
      <blockquote className={styles.words} lang={locale}>
        {text}
      </blockquote>
      {problem ? <Notice tone="error" live title={errorMessage(problem)} /> : null}
    </div>
  );
}
