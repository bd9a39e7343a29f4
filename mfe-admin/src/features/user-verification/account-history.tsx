import type { Result } from '@tvacha/shared-contract';
import { listLogs } from '@tvacha/shared-contract/routes/admin/office';
import { formatDate } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import { useMay } from '@tvacha/shared-core/permissions';
import { createResource, useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useState } from 'react';
import { type Translate, useT } from '../../common/i18n';
import styles from './account-card.module.css';

type Entry = Result<'admin.logs.list'>['items'][number];

/** What the audit log holds of an account, newest first; it grows with each action, so it is asked for each time. */
export const accountHistory = createResource({
  name: 'accountHistory',
  load: ({ subject, dataPerPage }: { subject: string; dataPerPage: number }, options) =>
    call(listLogs, { query: { subjectType: 'user', subject, page: 1, dataPerPage } }, options),
  age: 0,
});

const steps = [10, 50, 100] as const;

const known = [
  ...(['updated', 'contact', 'disabled', 'enabled', 'verified', 'rejected', 'created', 'welcomed'] as const),
  ...(['loggedOut', 'role', 'factorReset', 'deleted', 'copyAsked', 'checked', 'unchecked'] as const),
];

/** What was done in words; what there are no words for keeps its code. */
function wordsOf(t: Translate, { action }: Entry): string {
  const name = known.find((one) => action === `user.${one}`);
  return name ? t(`history.action.${name}`) : action;
}

const names = [
  ...(['name_titel', 'first_name', 'last_name', 'registrationNumber', 'registrationCouncil'] as const),
  ...(['address', 'email', 'phone'] as const),
];

/** Names of fields as people read them; one that has no words keeps its name. */
function listed(t: Translate, fields: unknown): string {
  const wordOf = (field: unknown) => {
    const name = names.find((one) => one === field);
    return name ? t(`edit.field.${name}`) : String(field);
  };
  return Array.isArray(fields) ? fields.map(wordOf).join(', ') : '';
}

const lines = ['name', 'phone', 'email', 'registration', 'specialty', 'city', 'state', 'pincode'] as const;

/** A line of an application as people read it. */
function lineName(t: Translate, line: string): string {
  const known = lines.find((one) => one === line);
  return known ? t(`lines.${known}`) : line;
}

/** The part of an entry that tells more: the fields that were changed, a reason. */
function moreOf(t: Translate, { details }: Entry): string {
  const fields = listed(t, details.fields);
  if (fields) return t('history.fields', { fields });
  if (typeof details.line === 'string') return lineName(t, details.line);
  if (Array.isArray(details.unchecked))
    return t('decision.unchecked', { lines: details.unchecked.map((line) => lineName(t, String(line))).join(', ') });
  return typeof details.reason === 'string' ? details.reason : '';
}

/** Who did what with an account, for those who may read the log. */
export function AccountHistory({ id }: { id: string }) {
  const t = useT();
  const mayRead = useMay(listLogs);
  const [step, setStep] = useState(0);
  const isOpen = step > 0;
  const most = steps[Math.max(0, step - 1)] ?? 100;
  const view = useResource(accountHistory, mayRead && isOpen ? { subject: id, dataPerPage: most } : null);
  if (!mayRead) return null;
  const hasMore = (view.value?.total ?? 0) > most && step < steps.length;
  return (
    <Card title={t('history.title')}>
      {isOpen && (
        <Loaded
          view={view}
          shape="list"
          failed={{ title: t('history.failed') }}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className={styles.seen}>{t('history.none')}</p>}
        >
          {({ items }) => (
            <ul className={styles.list}>
              {items.map((entry) => (
                <li key={entry._id}>
                  <span className={styles.line}>
                    <strong>{wordsOf(t, entry)}</strong>
                    <span className={styles.quiet}>
                      {t('history.by', {
                        date: formatDate(entry.at, 'time'),
                        name: entry.actor?.name ?? t('history.nobody'),
                      })}
                    </span>
                  </span>
                  {moreOf(t, entry)}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
      {(!isOpen || hasMore) && (
        <Button size="sm" onClick={() => setStep(step + 1)}>
          {t(isOpen ? 'history.more' : 'history.show')}
        </Button>
      )}
    </Card>
  );
}
