import { paths } from '@tvacha/shared-core/paths';
import { type Subject, useSubject } from '@tvacha/shared-core/permissions';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import type { AreaInfo } from '../../federation/contract';
import { offers, quickLinks } from '../footer/footer-data';
import { findPage } from '../page/find-page';
import { filterMenu } from './filter-menu';
import { fromRows } from './from-rows';
import { accountItems, mainMenu, officeItems, shortcuts } from './main-menu';
import type { MenuItem } from './menu-item';

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
  const exists = (path: string) => findPage(path, areas).kind !== 'none';
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
  return menusFor(subject, areas, specialities[0]?._id);
}
