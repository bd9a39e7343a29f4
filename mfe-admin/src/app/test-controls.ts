import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { routes } from '@tvacha/shared-contract/routes';
import type { AdminSection, Flag } from '@tvacha/shared-contract/sections';
import { accessByTable } from '@tvacha/shared-contract/testing';
import type { SessionStart } from '@tvacha/shared-core/session';
import { goTo } from '@tvacha/shared-core/testing';
import { openOffice, pretend } from '../common/test-office';

export type Id = Extract<keyof typeof routes, `admin.${string}`>;
type Shown = [Parameters<typeof screen.queryAllByRole>[0], string | RegExp];

/** A page of the office, and where it has the control that calls an operation. */
export interface ControlPage {
  path: string;
  /** What is there once all of the page is: the list and the record come by requests of their own. */
  whole: Shown[];
  /** What has to be done before the controls are there. */
  before?: () => Promise<void>;
  controls: Partial<Record<Id, Shown>>;
}

const sections: readonly AdminSection[] = [
  'Dashboard',
  'User Verification',
  'User Roles',
  'Invalid Customer Ids',
  'Chats',
  'Content Approval',
];
const changing: readonly Flag[] = ['create', 'update', 'delete', 'approve'];
const pairs = sections.flatMap((section) => changing.map((flag) => ({ section, flag })));

/**
 * Five sets of rights, each of which gives half of the pairs of section and flag: by the sets in which a control is
 * there each pair is told from every other, so that a wrong section is found as a wrong flag is. Reading is in all.
 */
export const rightSets: PermissionEntry[][] = [0, 1, 2, 3, 4].map((bit) =>
  sections.map((section) => {
    const held = pairs.filter((pair, at) => pair.section === section && ((at + 1) >> bit) & 1);
    return { section, read: true, ...Object.fromEntries(held.map(({ flag }) => [flag, true])) };
  }),
);

/** By the table that is written by hand, and not by what the screen asks. */
function isAnswered(id: Id, held: readonly PermissionEntry[] | 'all'): boolean {
  const access = accessByTable(id);
  if (access.kind === 'staffOfAny') return true;
  if (access.kind !== 'staff') throw new Error(`${id} is not for staff`);
  return held === 'all' || held.some(({ section, [access.flag]: may }) => section === access.section && may === true);
}

/** Chooses all rows of the page, where there is anything to choose them for. */
export async function chooseRows() {
  const box = screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Choose all on this page' });
  if (box && !box.checked) await userEvent.click(box);
}

interface Seen {
  id: Id;
  held: readonly PermissionEntry[] | 'all';
  isThere: boolean;
}
const seen: Seen[] = [];

/** What was seen, a line an operation: how often its control was there as admin, with its right, and without it. */
export function matrixOfSeen(): string {
  const share = (some: readonly Seen[]) =>
    some.length > 0 ? `${some.filter(({ isThere }) => isThere).length} of ${some.length}` : '';
  const lines = [...new Set(seen.map(({ id }) => id))].sort().map((id) => {
    const access = accessByTable(id);
    const right = access.kind === 'staff' ? `${access.section}, ${access.flag}` : 'any member of staff';
    const own = seen.filter((one) => one.id === id);
    const staff = own.filter(({ held }) => held !== 'all');
    const asAdmin = own.filter(({ held }) => held === 'all');
    const withRight = staff.filter(({ held }) => isAnswered(id, held));
    return [id, right, share(asAdmin), share(withRight), share(staff.filter((one) => !withRight.includes(one)))];
  });
  const rows = [['operation', 'right', 'admin', 'with it', 'without'], ...lines];
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Opens each page as staff with these rights; an operation that several rights open may share its control.
 * @returns the controls that are there and should not be, or the other way round
 */
export async function faultsOf(
  pages: readonly ControlPage[],
  held: readonly PermissionEntry[] | 'all',
  who: SessionStart,
) {
  if (held !== 'all') pretend([...held], 'subAdmin');
  const opened = await openOffice(pages[0]?.path ?? '', who);
  const faults: string[] = [];
  for (const { path, whole, before, controls } of pages) {
    goTo(path);
    for (const [role, name] of whole) await screen.findByRole(role, { name });
    await before?.();
    const all = Object.entries(controls) as [Id, Shown][];
    for (const [id, [role, name]] of all) {
      const same = all.filter(([, shown]) => String(shown) === `${role},${name}`).map(([one]) => one);
      const should = same.some((one) => isAnswered(one, held));
      const isThere = screen.queryAllByRole(role, { name, hidden: true }).length > 0;
      seen.push({ id, held, isThere });
      if (isThere !== should) faults.push(`${id} with ${JSON.stringify(held)}: ${isThere ? 'there' : 'not there'}`);
    }
  }
  await opened.unmount();
  return faults;
}
