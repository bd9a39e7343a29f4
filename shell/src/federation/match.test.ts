import { ownerOf } from '@tvacha/shared-contract/registry';
import type { AreaInfo } from './contract';
import { routeFor } from './match';

const route = (path: string) => ({ path, title: { en: path } });
const areas: AreaInfo[] = [
  { area: 'admin', available: true, prefixes: ['/admin'], routes: [route('/admin/userlist')], menu: [] },
  { area: 'auth', available: true, prefixes: ['/login', '/admin/login'], routes: [route('/admin/login')], menu: [] },
  {
    area: 'patient',
    available: true,
    prefixes: ['/patient'],
    routes: [route('/patient/category/:speciality'), route('/patient/category/all')],
    menu: [],
  },
  { area: 'doctor', available: false, prefixes: ['/doctor', '/events'], routes: [], menu: [] },
];

test('[MFE-03] the longest prefix of the registry says whose a path is', () => {
  expect(ownerOf(areas, '/admin/userlist')?.area).toBe('admin');
  expect(ownerOf(areas, '/admin/login')?.area).toBe('auth');
  expect(ownerOf(areas, '/administration')).toBeUndefined();
  expect(ownerOf(areas, '/')).toBeUndefined();
});

test('[MFE-03] a route is found by its pattern, a fixed part before a name', () => {
  expect(routeFor(areas, '/patient/category/42')?.route?.path).toBe('/patient/category/:speciality');
  expect(routeFor(areas, '/patient/category/all')?.route?.path).toBe('/patient/category/all');
  expect(routeFor(areas, '/patient/category/all/')?.route?.path).toBe('/patient/category/all');
});

test('[NAV-01] a path that an area does not have belongs to nobody', () => {
  expect(routeFor(areas, '/patient/category')).toBeUndefined();
  expect(routeFor(areas, '/admin/nowhere')).toBeUndefined();
});

test('[MFE-06] all that lies below the prefixes of an unavailable area is its own', () => {
  expect(routeFor(areas, '/doctor/ebook/3')).toEqual({ area: areas[3] });
  expect(routeFor(areas, '/events/archives')?.area.area).toBe('doctor');
});

const intruders: [string, Partial<AreaInfo>][] = [
  ['with a name that is a path', { area: '../patient' }],
  ['with a name that every object has', { area: 'constructor' }],
  ['with the prefix of another', { prefixes: ['/patient'] }],
  ['with a prefix over a page of another', { prefixes: ['/patient/category/all'] }],
  ['with a prefix for everything', { prefixes: ['/'] }],
  ['without prefixes', { prefixes: [] }],
  ['that is not available', { prefixes: ['/patient/category'], available: false, routes: [] }],
];

test.each(intruders)('[MFE-06] an area %s takes no page of another', (_, fault) => {
  const own = { area: 'pharmacy', available: true, prefixes: ['/pharmacy'], menu: [] };
  const routes = [route('/patient/category/all'), route('/admin/:any')];
  const all = [...areas, { ...own, routes, ...fault }];
  expect(routeFor(all, '/patient/category/all')?.area.area).toBe('patient');
  expect(routeFor(all, '/admin/userlist')?.area.area).toBe('admin');
  expect(routeFor(all, '/admin/nowhere')).toBeUndefined();
});

test('[MFE-06] while there is no registry all but the pages of the shell is of an area that is not available', () => {
  expect(routeFor([], '/pharmacy/home')?.area).toMatchObject({ area: 'pharmacy', available: false });
  for (const path of ['/', '/contact']) expect(routeFor([], path)).toBeUndefined();
});
