import * as constants from '@tvacha/shared-contract/constants';
import { Icon } from '@tvacha/shared-ui/icon';
import type { KeyboardEvent } from 'react';
import { useT } from '../../messages';
import type { MenuItem } from '../menu/menu-item';
import { MenuBranch } from '../menu/menu-tree';
import { focusAmong, useDisclosure } from '../use-disclosure';
import { BarItem } from './bar-item';
import styles from './menu-bar.module.css';

// A bar that is told in the size of the text gives way where people set larger letters.
const rem = (pixels: number) => `${pixels / 16}rem`;

/** Rules that hide entries: those that do not fit in the bar there, those that do in the overflow menu. */
function entryRules(place: number): string[] {
  const width = rem(place * constants.headerItemWidth);
  return [
    `@container menu (width < ${width}){[data-bar-item="${place}"]{display:none}}`,
    `@container menu (width >= ${width}){[data-more-item="${place}"]{display:none}}`,
  ];
}

/**
 * The rules that move entries from the top menu into its overflow menu, and the whole menu into the drawer
 * (NAV-07). Container and media queries and not measurements, so the first paint is right and nothing shifts;
 * made here because a style sheet cannot read the two constants.
 */
export function menuStyle(count: number): string {
  return [
    ...Array.from({ length: count }, (_, index) => entryRules(index + 1)).flat(),
    `@container menu (width >= ${rem(count * constants.headerItemWidth)}){[data-more]{display:none}}`,
    `@media (width <= ${rem(constants.headerBreakpoint)}){[data-top-menu]{display:none}}`,
    `@media (width > ${rem(constants.headerBreakpoint)}){[data-drawer-button]{display:none}}`,
  ].join('\n');
}

/** Hangs the overflow menu from its button where it holds one entry alone, instead of across the page. */
export function sheetStyle(count: number): string {
  const width = rem((count - 1) * constants.headerItemWidth);
  return `@container menu (width >= ${width}){ul[data-more-sheet]{right:auto;left:auto;width:264px;columns:auto}}`;
}

/** From one entry of the bar to the next, as arrow keys do in menus everywhere. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented || !(event.target instanceof Element) || !event.target.matches('[data-entry]')) return;
  const entries = event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]');
  if (focusAmong('row', entries, event.key)) event.preventDefault();
}

/** The top menu. Every entry is there twice, in the bar and in the overflow menu; the style decides where it shows. */
export function MenuBar({ items, shortcuts }: Record<'items' | 'shortcuts', readonly MenuItem[]>) {
  const t = useT();
  return (
    <nav className={styles.nav} aria-label={t('header.menu')} data-top-menu onKeyDown={walk}>
      <style>{`${menuStyle(items.length)}\n${sheetStyle(items.length)}`}</style>
      <ul className={styles.bar}>
        {items.map((item, index) => (
          <li key={item.id} data-bar-item={index + 1}>
            <BarItem item={item} />
          </li>
        ))}
        <li data-more>
          <Overflow items={items} />
        </li>
        {shortcuts.map((item) => (
          <li key={item.id} className={styles.shortcut}>
            <BarItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Overflow({ items }: { items: readonly MenuItem[] }) {
  const t = useT();
  const { open, close, rootProps, buttonProps } = useDisclosure<HTMLDivElement>();
  return (
    <div className={styles.sheetPlace} {...rootProps}>
      <button type="button" className={styles.entry} data-entry {...buttonProps}>
        {t('header.more')}
        <Icon name="caret-down" size={16} />
      </button>
      {open ? (
        <ul className={styles.sheet} data-more-sheet>
          {items.map((item, index) => (
            <li key={item.id} className={styles.group} data-more-item={index + 1}>
              <MenuBranch item={item} onFollow={close} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
