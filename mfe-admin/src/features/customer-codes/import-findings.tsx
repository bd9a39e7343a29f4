import { Notice } from '@tvacha/shared-ui/notice';
import { useT } from '../../common/i18n';
import styles from './customer-codes.module.css';
import type { CodeLine, ReadCodes } from './read-codes';

export interface Tried extends ReadCodes {
  /** How many would be taken in. */
  fresh: number;
  /** Those that there are already. */
  known: readonly string[];
}

/** As many as are told one by one. */
const most = 20;

/** What a dry run found: how many are new, and of all others why not, with their lines. */
export function ImportFindings({ fresh, known, doubles, malformed }: Tried) {
  const t = useT();
  const told = (all: readonly string[]) =>
    [...all.slice(0, most), ...(all.length > most ? [t('import.more', { count: all.length - most })] : [])].join(', ');
  const lines = (list: readonly CodeLine[]) => list.map(({ line, text }) => t('import.line', { line, text }));
  const findings = [
    { key: 'known', count: known.length, list: told(known) },
    { key: 'doubles', count: doubles.length, list: told(lines(doubles)) },
    { key: 'malformed', count: malformed.length, list: told(lines(malformed)) },
  ] as const;
  return (
    <Notice tone={malformed.length > 0 ? 'warning' : 'info'} live title={t('import.fresh', { count: fresh })}>
      <ul className={styles.findings}>
        {findings
          .filter(({ count }) => count > 0)
          .map(({ key, count, list }) => (
            <li key={key}>
              {t(`import.${key}`, { count })} {list}
            </li>
          ))}
      </ul>
      {t('import.nothingYet')}
    </Notice>
  );
}
