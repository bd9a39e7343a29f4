import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../base/button';
import { Icon, type IconName } from '../icons/icon';
import css from './menu-button.module.css';
import { nextItem } from './next-item';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
}
export interface MenuButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'icon' | 'disabled'> {
  /** The button's name. */
  label: string;
  /** Only the icon is drawn, such as three dots at the end of a row. */
  hideLabel?: boolean;
  items: readonly MenuItem[];
  onSelect: (key: string) => void;
  /** The edge of the button that the menu stands at. */
  align?: 'start' | 'end';
}

/** A button that opens a short list of actions. Arrows, Home, End and first letters move; Escape and Tab close. */
export function MenuButton(props: MenuButtonProps) {
  const { label, hideLabel, items, onSelect, align = 'start', kind, size, icon, disabled } = props;
  const id = useId();
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes in when the menu opens, not when items change
  useEffect(() => {
    if (open)
      entries()
        .at(open === 'first' ? 0 : -1)
        ?.focus();
  }, [open]);

  const close = () => {
    setOpen(null);
    button.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
      return;
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const names = items.map((item) => item.label);
    const next = nextItem(event.key, entries().indexOf(document.activeElement as HTMLElement), names);
    if (next === undefined) return;
    event.preventDefault();
    entries()[next]?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus come up from the button and the menu
    <div className={css.holder} onKeyDown={keys} onBlur={leave}>
      <Button
        ref={button}
        kind={kind}
        size={size}
        icon={icon}
        disabled={disabled}
        aria-label={hideLabel ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(open ? null : 'first')}
      >
        {hideLabel ? undefined : (
          <span className={css.label}>
            {label}
            <Icon name="caret-down" size={16} />
          </span>
        )}
      </Button>
      {open ? (
        <div ref={menu} id={id} role="menu" aria-label={label} className={clsx(css.menu, css[align])}>
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={clsx(css.item, item.danger && css.danger)}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return;
                close();
                onSelect(item.key);
              }}
            >
              {item.icon ? <Icon name={item.icon} /> : null}
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
