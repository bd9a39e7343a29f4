import { mostDegrees } from '@tvacha/shared-contract/form-rules';
import { Button } from '@tvacha/shared-ui/button';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useRef } from 'react';
import { useT } from './messages';
import styles from './profile.module.css';
import { type DegreeRow, degreesOf } from './profile-fields';

interface DegreeRowsProps {
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

const empty: DegreeRow = { name: '', institute: '', year: '' };
const parts = ['name', 'institute', 'year'] as const;

/** The degrees, one a row. */
export function DegreeRows({ value, onChange, error }: DegreeRowsProps) {
  const t = useT();
  const add = useRef<HTMLDivElement>(null);
  const rows = degreesOf(value);
  const set = (next: readonly DegreeRow[]) => onChange(JSON.stringify(next));
  return (
    <fieldset className={styles.degrees} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend>{t('profile.field.degree')}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else, and its fields keep what is typed.
        <div key={at} className={styles.degree}>
          {parts.map((part) => (
            <TextField
              key={part}
              name={`degree-${at}-${part}`}
              label={t(`profile.degree.${part}`)}
              maxLength={part === 'year' ? 4 : 200}
              inputMode={part === 'year' ? 'numeric' : undefined}
              value={row[part]}
              onChange={(text) => set(rows.map((one, index) => (index === at ? { ...one, [part]: text } : one)))}
            />
          ))}
          <Button
            kind="text"
            icon="trash"
            aria-label={t('profile.degree.remove', { degree: row.name || String(at + 1) })}
            onClick={() => {
              set(rows.filter((_row, index) => index !== at));
              add.current?.querySelector('button')?.focus();
            }}
          />
        </div>
      ))}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <div ref={add}>
        <Button icon="plus" disabled={rows.length >= mostDegrees} onClick={() => set([...rows, empty])}>
          {t('profile.degree.add')}
        </Button>
      </div>
    </fieldset>
  );
}
