import type { MouseEvent, ReactNode } from 'react';
import { SmartLink } from '../base/link';
import { Icon } from '../icons/icon';
import css from './filter-chips.module.css';
import { useT } from './messages';

export interface FilterChip<Name extends string = string> {
  name: Name;
  /** In people's words, such as the name of an author. */
  label: string;
}

/** Where each narrowing has an address the chips are links, which work before any script does. */
type Ways<Name extends string> =
  | { hrefWithout: (name: Name | 'all') => string; onRemove?: never; onClear?: never }
  | { onRemove: (name: Name) => void; onClear: () => void; hrefWithout?: never };

export type FilterChipsProps<Name extends string> = Ways<Name> & {
  chips: readonly FilterChip<Name>[];
  /** What the chips are called, where they are links. */
  label?: string;
};

// The button that was pressed goes away: the focus passes to its neighbour, or back to the page's heading.
const passFocus = ({ currentTarget }: MouseEvent<HTMLElement>, all: boolean) => {
  const isChip = (sibling: Element | null) => (sibling?.matches('button') ? (sibling as HTMLElement) : undefined);
  const { previousElementSibling: before, nextElementSibling: after } = currentTarget;
  const neighbour = all ? undefined : (isChip(after) ?? isChip(before));
  (neighbour ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
};

/** What narrows a list, each with a cross, and a way to take all of it back. */
export function FilterChips<Name extends string>(props: FilterChipsProps<Name>) {
  const { chips, hrefWithout, onRemove, onClear, label } = props;
  const t = useT();
  if (chips.length === 0) return null;
  if (hrefWithout) {
    return (
      <nav className={css.chips} aria-label={label ?? t('showing')}>
        <ul className={css.list}>
          {chips.map(({ name, label: words }) => (
            <li key={name}>
              <SmartLink href={hrefWithout(name)} className={css.chip} aria-label={t('removeFilter', { name: words })}>
                <Chip>{words}</Chip>
              </SmartLink>
            </li>
          ))}
          <li>
            <SmartLink href={hrefWithout('all')} className={css.clear}>
              {t('clearAll')}
            </SmartLink>
          </li>
        </ul>
      </nav>
    );
  }
  return (
    <div className={css.chips}>
      <span className={css.label}>{t('showing')}</span>
      {chips.map(({ name, label: words }) => (
        <button
          key={name}
          type="button"
          className={css.chip}
          aria-label={t('removeFilter', { name: words })}
          onClick={(event) => {
            passFocus(event, chips.length === 1);
            onRemove(name);
          }}
        >
          <Chip>{words}</Chip>
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

const Chip = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <Icon name="x" size={16} />
  </>
);
