import { type Flag, flags, type Section, sections } from '@tvacha/shared-contract/sections';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useT } from '../i18n';
import { type Box, type Boxes, boxOf, groups, isAsked } from './permission-boxes';
import styles from './role-matrix.module.css';

interface RoleMatrixProps {
  boxes: Boxes;
  /** As it is saved, to mark what is not. */
  saved: Boxes;
  /** What whoever looks may give; other boxes are closed. */
  held: Boxes;
  /** Only to be read. */
  closed: boolean;
  onChange: (boxes: Partial<Boxes>) => void;
}

const boxesIn = (list: readonly Section[], some: readonly Flag[]): Box[] =>
  list.flatMap((section) => some.filter((flag) => isAsked(section, flag)).map((flag) => boxOf(section, flag)));

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The box in this direction, past dashes and closed boxes. */
function nextBox(from: HTMLElement, [down, right]: readonly [number, number]): HTMLInputElement | null {
  const cell = from.closest<HTMLTableCellElement>('td, th');
  const rows = [...(cell?.closest('table')?.rows ?? [])];
  let row = rows.indexOf(cell?.parentElement as HTMLTableRowElement);
  let column = cell?.cellIndex ?? -1;
  for (;;) {
    row += down;
    column += right;
    const there = rows[row];
    if (!there || column < 1 || column > flags.length + 1) return null;
    const box = there.cells[column]?.querySelector<HTMLInputElement>('input:enabled');
    if (box) return box;
  }
}

/** Sections by flags, with a dash where nothing asks for the flag. One stop of the Tab key; arrow keys move in it. */
export function RoleMatrix({ boxes, saved, held, closed, onChange }: RoleMatrixProps) {
  const t = useT();
  const table = useRef<HTMLTableElement>(null);

  // Of many boxes one is in the order of the Tab key: the one that was last in focus, at first the first.
  const keepOneStop = (wanted?: HTMLElement) => {
    const all = [...(table.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
    const stop = all.find((box) => box === wanted) ?? all.find((box) => box.tabIndex === 0) ?? all[0];
    for (const box of all) box.tabIndex = box === stop ? 0 : -1;
  };
  useLayoutEffect(() => keepOneStop());

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    nextBox(event.target, step)?.focus();
  };

  const several = (list: readonly Box[], label: string) => {
    const open = list.filter((box) => held[box]);
    const on = list.filter((box) => boxes[box]);
    return (
      <Checkbox
        label={label}
        hideLabel
        checked={list.length > 0 && on.length === list.length}
        indeterminate={on.length > 0 && on.length < list.length}
        disabled={closed || open.length === 0}
        onChange={(value) => onChange(Object.fromEntries(open.map((box) => [box, value])))}
      />
    );
  };

  return (
    <div className={styles.frame}>
      <table
        ref={table}
        className={styles.matrix}
        aria-label={t('roles.matrix')}
        aria-describedby="roles-keys"
        onKeyDown={move}
        onFocus={(event) => keepOneStop(event.target)}
      >
        <thead>
          <tr>
            <th scope="col">{t('roles.section')}</th>
            {flags.map((flag) => (
              <th key={flag} scope="col">
                <span className={styles.flag}>{t(`roles.flag.${flag}`)}</span>
                {several(boxesIn(sections, [flag]), t('roles.wholeColumn', { flag: t(`roles.flag.${flag}`) }))}
              </th>
            ))}
            <th scope="col">
              <span className={styles.flag}>{t('roles.all')}</span>
              {several(boxesIn(sections, flags), t('roles.everything'))}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={flags.length + 2}>
                {t(`roles.group.${group.name}`)}
              </th>
            </tr>
            {group.sections.map((section) => {
              const row = boxesIn([section], flags);
              const changed = row.some((box) => boxes[box] !== saved[box]);
              return (
                <tr key={section} className={changed ? styles.changed : undefined}>
                  <th scope="row">{section}</th>
                  {flags.map((flag) => {
                    const box = boxOf(section, flag);
                    if (!isAsked(section, flag))
                      return (
                        <td key={flag}>
                          <span aria-hidden="true">–</span>
                          <span className="visually-hidden">{t('roles.noSuch')}</span>
                        </td>
                      );
                    return (
                      <td key={flag} className={boxes[box] === saved[box] ? undefined : styles.unsaved}>
                        <Checkbox
                          label={t('roles.box', { flag: t(`roles.flag.${flag}`), section })}
                          hideLabel
                          checked={boxes[box]}
                          disabled={closed || !held[box]}
                          onChange={(value) => onChange({ [box]: value })}
                        />
                      </td>
                    );
                  })}
                  <td>{several(row, t('roles.wholeRow', { section }))}</td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}
