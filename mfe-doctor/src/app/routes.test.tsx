import type { RemoteDescription } from '@tvacha/shared-contract/registry';
import description from '../../remote.json';
import { kindMenu, kindRoutes } from '../kinds/kind-routes';
import { routes } from './routes';

const described: RemoteDescription = description as RemoteDescription;

test('[NAV-03] every described route has a screen, and every screen is described', () => {
  expect(described.routes.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
});

test('[NAV-03] [NAV-11] no screen of the area is open to visitors or patients', () => {
  for (const route of described.routes) expect(route.roles).toEqual(['doctor', 'admin']);
});

test('[NAV-09] the menu row of a resource carries the key of its count', () => {
  expect(described.menu.find(({ path }) => path === '/doctor/ebook')).toMatchObject({
    menu: 'resources',
    count: 'ebooks',
  });
});

test('[NAV-03] [NAV-09] the kinds are described as their tables say; npm run generate writes them anew', () => {
  const { routes: all, menu } = described;
  expect(all.filter(({ page }) => Array.isArray(page))).toEqual(kindRoutes);
  expect(menu.filter(({ count }) => count)).toEqual(kindMenu);
});
