import { findPage } from '../frame/page/find-page';
import { wholePortal } from '../test-data';
import { isPublic } from './is-public';

const unbuilt = ['/doctor/webinars', '/events/expertlectures', '/admin/chat', '/patient/dashboard'];
const areas = wholePortal.map((area) => ({
  ...area,
  routes: area.routes.filter(({ path }) => !unbuilt.includes(path)),
}));
const prerendered = (path: string) => isPublic(findPage(path, areas), path);

test('[NAV-15] [MFE-15] an address that no release answers is prerendered on the server unless it is kept for members', () => {
  for (const path of ['/doctor/webinars', '/events/expertlectures', '/admin/chat'])
    expect([path, prerendered(path)]).toEqual([path, false]);
  for (const path of ['/patient/dashboard', '/nowhere', '/aboutus'])
    expect([path, prerendered(path)]).toEqual([path, true]);
});
