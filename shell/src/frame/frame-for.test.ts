import { roles } from '@tvacha/shared-contract/roles';
import { frameFor } from './frame-for';

/** Addresses beside the product's own (frame-table.test.ts): queries, slashes, and what only begins or sounds alike. */
const table: Readonly<Record<string, string>> = {
  '/register/doctor?code=TVD-1': 'F',
  '/admin/invaliduser/': 'HT',
  '/login?next=contact': '',
  '/contact?subject=login': 'F',
  '/patient/category/:speciality?name=Derma%20Bytes&section=1': 'HF',
  '/doctor/ebook/:id/read': 'HF',
  '/chat': 'H',
  '/contacts': 'HF',
  '/screenshots': '',
  '/admin/screenshot': '',
};

/** H header, F footer, T admin tab bar for staff, by the words of NAV-06. */
describe.each(roles)('for %s', (role) => {
  test.each(Object.entries(table))('[NAV-06] %s shows %s', (path, parts) => {
    expect(frameFor(path, role)).toEqual({
      header: parts.includes('H'),
      footer: parts.includes('F'),
      tabs: ['admin', 'subAdmin'].includes(role) && parts.includes('T'),
    });
  });

  test('[NAV-06] the 404 page under the log-in has neither header nor footer', () => {
    expect(frameFor('/login/nothing', role, false)).toEqual({ header: false, tabs: false, footer: false });
  });
});
