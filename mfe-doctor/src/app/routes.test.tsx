import { descriptionOf } from '@tvacha/shared-contract/remote-config';
import { screensOf } from '@tvacha/shared-core/remote';
import { remote } from '../../remote.config';

const described = descriptionOf(remote);
const routes = screensOf(remote.routes);

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
