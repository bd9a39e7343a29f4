import { paths } from '@tvacha/shared-core/paths';
import { siteRoutes } from '@tvacha/shared-core/site-routes';

/** The addresses as the requirements list them, in their order; /sitemap and the Q&A are there without a name. */
const listed = {
  'NAV-01': [
    ...['/', '/aboutus', '/aboutus/patient', '/aboutus/doctor', '/benefits', '/contact', '/terms-and-condition'],
    ...['/privacy-policy', '/findadoctor', '/patient/dermatologist', '/logout', '/_app'],
  ],
  'NAV-02': [
    ...['/login', '/login/doctor', '/register/doctor', '/register/verifycustomer', '/register/verifycustome'],
    ...['/admin/login', '/demo/registration', '/demo/confirm', '/doctor'],
  ],
  'NAV-03': [
    ...['/doctor/dashboard', '/doctor/ebook', '/doctor/ejournals', '/doctor/proguidevideos'],
    ...['/doctor/dermatologytimes', '/doctor/webinars', '/doctor/courses', '/doctor/quizzes', '/doctor/polls'],
    ...['/doctor/magzter', '/doctor/vidyaopenhouse', '/doctor/journalclubs', '/doctor/contributionlist'],
    ...['/doctor/questions', '/events/expertlectures', '/events/conferencearchives', '/events/archives'],
  ],
  'NAV-04': ['/patient/dashboard', '/patient/category/:speciality', '/patient/embarrassing/:slug'],
  'NAV-05': [
    ...['/admin/dashboard', '/admin/userlist', '/admin/invaliduser', '/admin/chat', '/admin/publishers'],
    ...['/admin/content-approval', '/admin/user-roles', '/admin/sitemap'],
  ],
};

test('[NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-05] the portal knows every address of the product, and no other', () => {
  const known = Object.values(siteRoutes).flat().sort();
  expect(known).toEqual([...Object.values(listed).flat(), '/sitemap'].sort());
});

test('[NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-05] what is linked to is such an address, with what belongs to it', () => {
  const built = {
    home: [paths.home(), '/'],
    aboutUs: [paths.aboutUs(), '/aboutus'],
    aboutPatient: [paths.aboutPatient(), '/aboutus/patient'],
    aboutDoctor: [paths.aboutDoctor(), '/aboutus/doctor'],
    benefits: [paths.benefits(), '/benefits'],
    contact: [paths.contact(), '/contact'],
    terms: [paths.terms(), '/terms-and-condition'],
    privacy: [paths.privacy(), '/privacy-policy'],
    findADoctor: [paths.findADoctor(), '/findadoctor'],
    dermalive: [paths.dermalive({ page: 2 }), '/patient/dermatologist?page=2'],
    logout: [paths.logout(), '/logout'],
    accountPrivacy: [paths.accountPrivacy(), '/account/privacy'],
    accountChat: [paths.accountChat(), '/account/chat'],
    accountSessions: [paths.accountSessions(), '/account/sessions'],
    siteMap: [paths.siteMap(), '/sitemap'],
    disclaimer: [paths.disclaimer(), '/assets/Disclaimer.pdf'],
    login: [paths.login(), '/login'],
    loginDoctor: [paths.loginDoctor(), '/login/doctor'],
    adminLogin: [paths.adminLogin(), '/admin/login'],
    ownPassword: [paths.ownPassword(), '/login/password'],
    registerDoctor: [paths.registerDoctor(), '/register/doctor'],
    verifyCustomer: [paths.verifyCustomer(), '/register/verifycustomer'],
    demoRegistration: [paths.demoRegistration(), '/demo/registration'],
    doctor: [paths.doctor(), '/doctor'],
    doctorDashboard: [paths.doctorDashboard(), '/doctor/dashboard'],
    ebooks: [paths.ebooks(), '/doctor/ebook'],
    webinars: [paths.webinars(), '/doctor/webinars'],
    courses: [paths.courses(), '/doctor/courses'],
    contributions: [paths.contributions('image'), '/doctor/contributionlist?type=image'],
    events: [paths.events('expertlectures'), '/events/expertlectures'],
    patientCategory: [
      paths.patientCategory({ speciality: 'all', section: 4, name: 'x', view: 'main' }),
      '/patient/category/all?name=x&section=4&view=main',
    ],
    patientArticle: [paths.patientArticle('ringworm'), '/patient/embarrassing/ringworm'],
    adminDashboard: [paths.adminDashboard(), '/admin/dashboard'],
  } satisfies Record<keyof typeof paths, [string, string]>;
  for (const [path, address] of Object.values(built)) expect(path).toBe(address);
});

test('[NAV-02] the customer code fills the registration', () => {
  expect(paths.registerDoctor()).toBe('/register/doctor');
  expect(paths.registerDoctor('TVD 7&Q')).toBe('/register/doctor?code=TVD+7%26Q');
});

test('[NAV-04] a patient category has its name and section, and the view where it is given', () => {
  const category = { speciality: 'all', section: 3, name: 'Common Hair & Skin Problems' };
  expect(paths.patientCategory(category)).toBe('/patient/category/all?name=Common+Hair+%26+Skin+Problems&section=3');
  expect(paths.patientCategory({ ...category, section: 0, view: 'main' })).toMatch(/&section=0&view=main$/);
});

test('[NAV-03] what goes into a path cannot leave it, and empty filters stay out of the query', () => {
  expect(paths.patientArticle('ring worm')).toBe('/patient/embarrassing/ring%20worm');
  expect(paths.ebooks({ author: 'a1', search: '', sort: undefined, page: 0 })).toBe('/doctor/ebook?author=a1&page=0');
});
