import { roles } from '@tvacha/shared-contract/roles';
import { frameFor } from './frame-for';

/** H header, F footer, T admin tab bar for staff. */
const table: [path: string, parts: string][] = [
  ['/', 'HF'],
  ['/logout', 'HF'],
  ['/aboutus', 'HF'],
  ['/aboutus/patient', 'HF'],
  ['/aboutus/doctor', 'HF'],
  ['/benefits', 'HF'],
  ['/contact', 'F'],
  ['/terms-and-condition', 'HF'],
  ['/privacy-policy', 'HF'],
  ['/findadoctor', 'HF'],
  ['/login', ''],
  ['/login/doctor', ''],
  ['/register/doctor', 'F'],
  ['/register/doctor?code=TVD-1', 'F'],
  ['/register/verifycustomer', 'F'],
  ['/register/verifycustome', 'F'],
  ['/demo/registration', 'F'],
  ['/demo/confirm', 'F'],
  ['/admin/login', ''],
  ['/doctor', 'HF'],
  ['/doctor/dashboard', 'HF'],
  ['/doctor/ebook', 'HF'],
  ['/doctor/ebook/42/read', 'HF'],
  ['/events/archives', 'HF'],
  ['/patient/dashboard', 'HF'],
  ['/patient/dermatologist', 'HF'],
  ['/patient/category/all?name=Derma%20Bytes&section=1', 'HF'],
  ['/patient/embarrassing/ringworm', 'HF'],
  ['/admin/dashboard', 'HT'],
  ['/admin/userlist', 'HT'],
  ['/admin/invaliduser/', 'HT'],
  ['/admin/chat', 'HT'],
  ['/admin/publishers', 'HT'],
  ['/admin/content-approval', 'HT'],
  ['/admin/user-roles', 'HT'],
  ['/admin/sitemap', 'HT'],
  ['/chat', 'H'],
  ['/patient/screenshot', ''],
  ['/screenshot-of-home', ''],
];

describe.each(roles)('for %s', (role) => {
  const isStaff = role === 'admin' || role === 'subAdmin';
  test.each(table)('[NAV-06] %s shows %s', (path, parts) => {
    expect(frameFor(path, role)).toEqual({
      header: parts.includes('H'),
      footer: parts.includes('F'),
      tabs: isStaff && parts.includes('T'),
    });
  });

  test.each(['/no/such/page', '/admin/nothing'])('[NAV-06] the 404 page at %s has neither header nor tabs', (path) => {
    expect(frameFor(path, role, false)).toMatchObject({ header: false, tabs: false });
  });
});
