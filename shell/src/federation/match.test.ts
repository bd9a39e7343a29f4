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

test('[MFE-06] while there is no registry all but the pages of the shell is of an area that is not available', () => {
  expect(routeFor([], '/pharmacy/home')?.area).toMatchObject({ area: 'pharmacy', available: false });
  for (const path of ['/', '/contact']) expect(routeFor([], path)).toBeUndefined();
});
