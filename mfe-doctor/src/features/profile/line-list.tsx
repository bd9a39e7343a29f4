import { mostLines } from '@tvacha/shared-contract/form-rules';
import { Button } from '@tvacha/shared-ui/button';
import { SuggestField } from '@tvacha/shared-ui/suggest-field';
import { type KeyboardEvent, useState } from 'react';
import { useT } from './messages';
import styles from './profile.module.css';
import { linesOf } from './profile-fields';

interface LineListProps {
  label: string;
  hint: string;
  /** Entries on lines. */
  value: string;
  onChange: (value: string) => void;
  name: string;
  error?: string;
  /** What may be meant; anything else may be typed. */
  known?: readonly string[];
}

/** A list of short texts: each can be taken away, and another is added by Enter or its button. */
export function LineList({ label, hint, value, onChange, name, error, known = [] }: LineListProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const lines = linesOf(value);
  const has = (line: string) => lines.some((one) => one.toLowerCase() === line.toLowerCase());
  const set = (next: readonly string[]) => onChange(next.join('\n'));
  const add = (line: string) => {
    const text = line.trim();
    if (text && !has(text)) set([...lines, text]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !typed.trim()) return;
    event.preventDefault();
    add(typed);
  };
  const words = typed.trim().toLowerCase();
  const offered = known.filter((one) => !has(one) && words && one.toLowerCase().includes(words));
  const isFull = lines.length >= mostLines;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter within the field adds what is typed there.
    <div className={styles.lines} onKeyDown={onKeyDown}>
      <div className={styles.adding}>
        <SuggestField
          name={name}
          label={label}
          hint={isFull ? t('profile.lines.full', { count: mostLines }) : hint}
          error={error}
          maxLength={200}
          disabled={isFull}
          value={typed}
          onChange={setTyped}
          suggestions={offered.slice(0, 6).map((one) => ({ value: one }))}
          onPick={add}
        />
        <Button
          icon="plus"
          disabled={isFull || !typed.trim()}
          aria-label={t('profile.lines.add', { list: label })}
          onClick={() => add(typed)}
        >
          {t('profile.add')}
        </Button>
      </div>
      {lines.length > 0 ? (
        <ul className={styles.chips} aria-label={label}>
          {lines.map((line) => (
            <li key={line}>
              <span>{line}</span>
              <Button
                kind="text"
                size="sm"
                icon="x"
                aria-label={t('profile.lines.remove', { line })}
                onClick={() => set(lines.filter((one) => one !== line))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
