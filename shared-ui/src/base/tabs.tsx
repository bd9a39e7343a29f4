import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icons/icon';
import css from './tabs.module.css';

export interface TabItem {
  key: string;
  label: string;
  icon?: IconName;
  badge?: number;
  children?: ReactNode;
}
export interface TabsProps {
  value: string;
  items: readonly TabItem[];
  onChange: (key: string) => void;
  label?: string;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Views of one thing; arrows, Home and End choose, Tab goes on into the panel. */
export function Tabs({ value, items, onChange, label }: TabsProps) {
  const id = useId();
  const current = items.find((item) => item.key === value);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.key === value);
    const next = items[step(at, items.length)];
    if (!next) return;
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };

  return (
    <>
      <div className={css.list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map(({ key, label: words, icon, badge }) => (
          <button
            type="button"
            role="tab"
            key={key}
            id={`${id}-${key}`}
            className={clsx(css.tab, key === value && css.current)}
            aria-selected={key === value}
            aria-controls={key === value ? `${id}-panel` : undefined}
            tabIndex={key === value ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {icon ? <Icon name={icon} size={18} /> : null}
            {words}
            {badge ? <span className={css.badge}>{badge}</span> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {current?.children}
      </div>
    </>
  );
}
