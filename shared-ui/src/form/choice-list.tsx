import { formatNumber } from '@tvacha/shared-core/format';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import box from './box.module.css';
import css from './choice-list.module.css';

export interface Choice {
  value: string;
  label: string;
  count?: number;
}
export interface ChoiceListProps {
  label: string;
  options: readonly Choice[];
  /** While the options are on their way: for how many lines to keep the room. */
  awaited?: number;
  /** The one that is chosen; nothing for none. */
  value?: string;
  /** Nothing is given when the choice is taken back. */
  onChange: (value: string | undefined) => void;
  /** What stands under the list, such as a search for more. */
  more?: ReactNode;
}

/** A group of a filter: at most one is ticked; ticking it again takes it back. */
export function ChoiceList({ label, options, awaited = 0, value, onChange, more }: ChoiceListProps) {
  return (
    <details className={css.group} open>
      <summary className={css.summary}>
        {label}
        <Icon name="caret-up" size={16} />
      </summary>
      <fieldset className={css.options} aria-busy={awaited > 0 || undefined}>
        <legend className="visually-hidden">{label}</legend>
        <Outline rows={awaited} />
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              className={box.box}
              type="checkbox"
              checked={option.value === value}
              onChange={(event) => onChange(event.target.checked ? option.value : undefined)}
            />
            <span className={css.label}>{option.label}</span>
            {option.count === undefined ? null : <span className={css.count}>{formatNumber(option.count)}</span>}
          </label>
        ))}
        {more}
      </fieldset>
    </details>
  );
}

/** Lines as high as the choices that will stand there. */
function Outline({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and never change places.
    <div key={row} className={css.option} aria-hidden="true">
      <span className={css.blank} />
    </div>
  ));
}
