import { formatDate } from '@tvacha/shared-core/format';
import { useLastValue } from '@tvacha/shared-core/list';
import { Link } from '@tvacha/shared-core/router';
import { type Description, DescriptionList } from '@tvacha/shared-ui/description-list';
import { Drawer } from '@tvacha/shared-ui/drawer';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { RowStepper, type RowStepperProps } from '../../common/row-stepper';
import { actionWords, type LogEntry, logList } from './logs';
import styles from './logs-page.module.css';

interface LogDrawerProps {
  /** The entry asked for; null closes the drawer. */
  id: string | null;
  known: LogEntry | undefined;
  steps: Omit<RowStepperProps, 'labels'>;
  onClose: () => void;
}

/** One entry with all that it says, and the ways to the record's and the person's others. */
export function LogDrawer({ id, known, steps, onClose }: LogDrawerProps) {
  const t = useT();
  const entry = useLastValue(known ?? null, useLastValue(id));
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      width={640}
      title={entry ? actionWords(entry.action) : t('logs.entry')}
      actions={<RowStepper labels={{ previous: t('logs.previous'), next: t('logs.next') }} {...steps} />}
    >
      {entry ? <Entry entry={entry} /> : <EmptyState title={t('logs.elsewhere')} text={t('logs.elsewhereText')} />}
    </Drawer>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const t = useT();
  const { seq, at, actor, action, subjectType, subjectId, subject, ip, details } = entry;
  const { before, after, ...others } = details;
  const items: Description[] = [
    { term: t('logs.seq'), value: seq },
    { term: t('logs.at'), value: formatDate(at, 'time') },
    { term: t('logs.actor'), value: actor ? `${actor.name} (${actionWords(actor.role)})` : t('logs.nobody') },
    { term: t('logs.ip'), value: ip },
    { term: t('logs.subject'), value: [actionWords(subjectType), subject ?? subjectId].filter(Boolean).join(': ') },
    ...Object.entries(others).map(([name, value]) => ({ term: actionWords(name), value: shown(value) })),
  ];
  return (
    <div className={styles.entry}>
      <DescriptionList items={items} />
      {before || after ? <Changes before={before} after={after} /> : null}
      <div className={styles.ways}>
        {subjectId ? <Link to={logList.hrefOf({ subject: subjectId })}>{t('logs.ofRecord')}</Link> : null}
        {actor ? <Link to={logList.hrefOf({ actor: actor._id })}>{t('logs.ofPerson')}</Link> : null}
        <Link to={logList.hrefOf({ action })}>{t('logs.ofAction', { action: actionWords(action) })}</Link>
      </div>
    </div>
  );
}

/** A value of the log, which may hold any, as one line: of an object what is true, and what has a value. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(shown).join('; ') || '–';
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).filter(([, part]) => part !== false && part !== null);
  return parts.map(([name, part]) => actionWords(name) + (part === true ? '' : `: ${shown(part)}`)).join(', ') || '–';
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function Changes({ before, after }: { before: unknown; after: unknown }) {
  const t = useT();
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return (
    <table className={styles.changes} aria-label={t('logs.changes')}>
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((head) => (
            <th key={head} scope="col">
              {t(`logs.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const [was, is] = [shown(old[name]), shown(now[name])];
          // Personal values are written down only where they differ, and two of them may look alike when masked.
          const isAlike = was === is && is.includes('•••');
          return (
            <tr key={name} data-changed={was !== is || isAlike}>
              <th scope="row">{actionWords(name)}</th>
              <td>{was}</td>
              <td>{isAlike ? t('logs.changedAlike', { value: is }) : is}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
