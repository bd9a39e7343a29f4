import { mayOpen } from '@tvacha/shared-contract/permissions';
import { paths } from '@tvacha/shared-core/paths';
import { type Subject, useSubject } from '@tvacha/shared-core/permissions';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { useMemo } from 'react';
import type { AreaInfo } from '../../federation/contract';
import { offers, quickLinks } from '../footer/footer-data';
import { hasPage } from '../page/find-page';
import { accountItems, fromRows, mainMenu, officeItems, shortcuts } from './main-menu';
import type { MenuItem } from './menu-item';

export interface Viewer {
  subject: Subject;
  /** Whether a page answers this path. */
  exists: (path: string) => boolean;
}

/**
 * Leaves what this viewer is offered: by role, by `read` on the section, and only pages that exist (NAV-08).
 * An entry without a page of its own goes when nothing is left under it.
 */
export function filterMenu(items: readonly MenuItem[], viewer: Viewer): MenuItem[] {
  return items.flatMap((item) => {
    const { path, isFile, roles } = item;
    if (roles && !roles.includes(viewer.subject.role)) return [];
    if (!mayOpen(viewer.subject, item)) return [];
    if (path && !isFile && !viewer.exists(path)) return [];
    const children = item.children ? filterMenu(item.children, viewer) : undefined;
    if (!path && !children?.length) return [];
    return [children ? { ...item, children } : item];
  });
}

/** Every menu of the frame, as this viewer gets it. */
export interface Menus {
  main: MenuItem[];
  shortcuts: MenuItem[];
  account: MenuItem[];
  tabs: MenuItem[];
  quick: MenuItem[];
  offers: MenuItem[];
  /** Whether doctors can register here. */
  mayJoin: boolean;
}

/** Every menu that this subject is offered, by role, permission and the pages that exist (NAV-08, NAV-10). */
export function menusFor(subject: Subject, areas: AreaInfo[], speciality?: string): Menus {
  const rows = areas.flatMap(({ menu }) => menu);
  const exists = (path: string) => hasPage(path, areas);
  const offered = (items: readonly MenuItem[]) => filterMenu(items, { subject, exists });
  const tabs = offered(fromRows(rows, 'admin'));
  return {
    main: offered(mainMenu({ rows, speciality })),
    shortcuts: offered(shortcuts),
    account: [...officeItems(tabs), ...offered([...fromRows(rows, 'account'), ...accountItems])],
    tabs,
    quick: offered(quickLinks),
    offers: offered(offers(speciality)),
    mayJoin: exists(paths.verifyCustomer()),
  };
}

export function useMenus(areas: AreaInfo[]): Menus {
  const subject = useSubject();
  const { specialities } = useSpecialities();
  const speciality = specialities[0]?._id;
  return useMemo(() => menusFor(subject, areas, speciality), [subject, areas, speciality]);
}
