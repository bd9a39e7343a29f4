import type { MenuRow } from '@tvacha/shared-contract/registry';
import { type CountKey, countKeys, kindPaths } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import type { IconName } from '@tvacha/shared-ui/icon';
import type { MenuItem } from './menu-item';

const isCountKey = (key = ''): key is CountKey => Object.hasOwn(kindPaths, key);

/** A row may name an icon that this shell's shared-ui does not have yet: then none is drawn. */
const iconOf = (name: string | undefined) => name as IconName | undefined;

const toItem = ({ path, title, icon, section, count }: MenuRow): MenuItem => ({
  id: path,
  title: { words: title },
  path,
  icon: iconOf(icon),
  section,
  count: isCountKey(count) ? count : undefined,
});

/** The rows of one menu, for those whom each row names. */
export const fromRows = (rows: readonly MenuRow[], menu: MenuRow['menu']): MenuItem[] =>
  rows.filter((row) => row.menu === menu).map((row) => ({ ...toItem(row), roles: row.roles }));

/** The dashboard, then what is counted in the order of the counts, then the rest (NAV-08, NAV-09). */
const place = ({ path, count }: MenuItem): number => {
  if (path === paths.doctorDashboard()) return -1;
  return count ? countKeys.indexOf(count) : countKeys.length;
};

/** The doctors' resources: an offer to everyone, and the way to it leads through the log-in (NAV-11). */
export const resourceItems = (rows: readonly MenuRow[]): MenuItem[] =>
  rows
    .filter((row) => row.menu === 'resources')
    .map(toItem)
    .sort((a, b) => place(a) - place(b));
