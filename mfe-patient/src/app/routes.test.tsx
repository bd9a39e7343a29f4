import { descriptionOf } from '@tvacha/shared-contract/remote-config';
import { screensOf } from '@tvacha/shared-core/remote';
import { remote } from '../../remote.config';

const described = descriptionOf(remote);
const routes = screensOf(remote.routes);

test('[NAV-04] every described route has a screen, and every screen is described', () => {
  expect(described.routes.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
});

test('[NAV-04] [PAT-01] the menu has the five sections in order, open to everyone', () => {
  const rows = described.menu.map(({ path, roles }) => ({
    section: new URL(path, 'http://x').searchParams.get('section'),
    roles,
  }));
  expect(rows).toEqual(['0', '1', '2', '3', '4'].map((section) => ({ section, roles: undefined })));
  expect(described.routes.every(({ roles }) => roles === undefined)).toBe(true);
});

test('[NAV-01] the finder and Dermalive are open to everyone, at their own addresses', () => {
  expect(described.prefixes).toEqual(['/patient', '/findadoctor']);
  const rows = described.routes.filter(({ path }) => ['/findadoctor', '/patient/dermatologist'].includes(path));
  expect(rows.map(({ roles, prerender }) => [roles, prerender])).toEqual([
    [undefined, true],
    [undefined, true],
  ]);
});
