import type { MouseEvent } from 'react';
import { Icon } from '../icon';
import css from './filter-chips.module.css';
import { useT } from './words';

export interface FilterChip<Name extends string = string> {
  name: Name;
  /** In people's words, such as the name of an author. */
  label: string;
}
export interface FilterChipsProps<Name extends string> {
  chips: readonly FilterChip<Name>[];
  onRemove: (name: Name) => void;
  onClear: () => void;
}

// The button that was pressed goes away: the focus passes to its neighbour, or back to the page's heading.
const passFocus = ({ currentTarget }: MouseEvent<HTMLElement>, all: boolean) => {
  const isChip = (sibling: Element | null) => (sibling?.matches('button') ? (sibling as HTMLElement) : undefined);
  const { previousElementSibling: before, nextElementSibling: after } = currentTarget;
  const neighbour = all ? undefined : (isChip(after) ?? isChip(before));
  (neighbour ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
};

/** What narrows a list, each with a cross, and a way to take all of it back. */
export function FilterChips<Name extends string>({ chips, onRemove, onClear }: FilterChipsProps<Name>) {
  const t = useT();
  if (chips.length === 0) return null;
  return (
    <div className={css.chips}>
      <span className={css.label}>{t('showing')}</span>
      {chips.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className={css.chip}
          aria-label={t('removeFilter', { name: label })}
          onClick={(event) => {
            passFocus(event, chips.length === 1);
            onRemove(name);
          }}
        >
          {label}
          <Icon name="x" size={16} />
        </button>
      ))}
      <button
        type="button"
        className={css.clear}
        onClick={(event) => {
          passFocus(event, true);
          onClear();
        }}
      >
        {t('clearAll')}
      </button>
    </div>
  );
}
