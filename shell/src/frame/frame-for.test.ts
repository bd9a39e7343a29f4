import { type Role, roles } from '@tvacha/shared-contract/roles';
import { siteRoutes } from '@tvacha/shared-core/site-routes';
import { frameFor } from './frame-for';

/**
 * Every route of the product, with what shows around it by the words of NAV-06: H header, F footer, T admin tab bar
 * for staff.
 */
const table: Readonly<Record<string, string>> = {
  '/': 'HF',
  '/_app': 'HF',
  '/aboutus': 'HF',
  '/aboutus/patient': 'HF',
  '/aboutus/doctor': 'HF',
  '/benefits': 'HF',
  '/contact': 'F',
  '/terms-and-condition': 'HF',
  '/privacy-policy': 'HF',
  '/findadoctor': 'HF',
  '/patient/dermatologist': 'HF',
  '/sitemap': 'HF',
  '/logout': 'HF',
  '/login': '',
  '/login/doctor': '',
  '/admin/login': '',
  '/register/doctor': 'F',
  '/register/verifycustomer': 'F',
  '/register/verifycustome': 'F',
  '/demo/registration': 'F',
  '/demo/confirm': 'F',
  '/doctor': 'HF',
  '/doctor/dashboard': 'HF',
  '/doctor/ebook': 'HF',
  '/doctor/ejournals': 'HF',
  '/doctor/proguidevideos': 'HF',
  '/doctor/dermatologytimes': 'HF',
  '/doctor/webinars': 'HF',
  '/doctor/courses': 'HF',
  '/doctor/quizzes': 'HF',
  '/doctor/contributionlist': 'HF',
  '/doctor/polls': 'HF',
  '/doctor/magzter': 'HF',
  '/doctor/vidyaopenhouse': 'HF',
  '/doctor/journalclubs': 'HF',
  '/doctor/questions': 'HF',
  '/events/expertlectures': 'HF',
  '/events/conferencearchives': 'HF',
  '/events/archives': 'HF',
  '/patient/dashboard': 'HF',
  '/patient/category/:speciality': 'HF',
  '/patient/embarrassing/:slug': 'HF',
  '/admin/dashboard': 'HT',
  '/admin/userlist': 'HT',
  '/admin/invaliduser': 'HT',
  '/admin/chat': 'HT',
  '/admin/publishers': 'HT',
  '/admin/content-approval': 'HT',
  '/admin/user-roles': 'HT',
  '/admin/sitemap': 'HT',
};
/** Addresses beside the list: queries, slashes, and what only begins or sounds alike. */
const more: Readonly<Record<string, string>> = {
  '/register/doctor?code=TVD-1': 'F',
  '/admin/invaliduser/': 'HT',
  '/patient/category/:speciality?name=Derma%20Bytes&section=1': 'HF',
  '/doctor/ebook/:id/read': 'HF',
  '/chat': 'H',
  '/contacts': 'HF',
  '/screenshot/benefits': '',
  '/screenshots': '',
  '/admin/screenshot': '',
};
const staff: readonly Role[] = ['admin', 'subAdmin'];

test('[NAV-06] the table has every route of the product', () => {
  expect(Object.keys(table).sort()).toEqual(Object.values(siteRoutes).flat().sort());
});

describe.each(roles)('for %s', (role) => {
  test.each(Object.entries({ ...table, ...more }))('[NAV-06] %s shows %s', (path, parts) => {
    expect(frameFor(path, role)).toEqual({
      header: parts.includes('H'),
      footer: parts.includes('F'),
      tabs: staff.includes(role) && parts.includes('T'),
    });
  });

  test.each([
    ['/no/such/page', true],
    ['/admin/nothing', false],
    ['/login/nothing', false],
  ])('[NAV-06] the 404 page at %s has neither header nor tabs; its footer: %s', (path, footer) => {
    expect(frameFor(path, role, false)).toEqual({ header: false, tabs: false, footer });
  });
});
