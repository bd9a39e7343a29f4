import { paths } from '@tvacha/shared-core/paths';
import { useSubject } from '@tvacha/shared-core/permissions';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import type { AreaInfo } from '../../federation/contract';
import { offers, quickLinks } from '../footer/footer-data';
import { findPage } from '../page/find-page';
import { filterMenu } from './filter-menu';
import { fromRows } from './from-rows';
import { mainMenu } from './main-menu';
import type { MenuItem } from './menu-item';

/** Every menu of the frame, as this viewer gets it. */
export interface Menus {
  main: MenuItem[];
  account: MenuItem[];
  tabs: MenuItem[];
  quick: MenuItem[];
  offers: MenuItem[];
  /** Whether doctors can register here. */
  mayJoin: boolean;
}

export function useMenus(areas: AreaInfo[]): Menus {
  const subject = useSubject();
  const { specialities } = useSpecialities();
  const speciality = specialities[0]?._id;
  const rows = areas.flatMap(({ menu }) => menu);
  const exists = (path: string) => findPage(path, areas).kind !== 'none';
  const offered = (items: readonly MenuItem[]) => filterMenu(items, { subject, exists });
  return {
    main: offered(mainMenu({ rows, speciality })),
    account: offered(fromRows(rows, 'account')),
    tabs: offered(fromRows(rows, 'admin')),
    quick: offered(quickLinks),
    offers: offered(offers(speciality)),
    mayJoin: exists(paths.verifyCustomer()),
  };
}
