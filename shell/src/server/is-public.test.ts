import { findPage } from '../frame/page/find-page';
import { isPublic } from './is-public';

const drawn = (path: string) => isPublic(findPage(path, []), path);

test('[NAV-15] [MFE-15] an address that no release answers is drawn on the server unless it is kept for members', () => {
  for (const path of ['/doctor/webinars', '/events/expertlectures', '/admin/chat'])
    expect([path, drawn(path)]).toEqual([path, false]);
  for (const path of ['/patient/dashboard', '/nowhere', '/aboutus']) expect([path, drawn(path)]).toEqual([path, true]);
});
