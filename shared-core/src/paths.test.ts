import { paths } from '@tvacha/shared-core/paths';

test('[NAV-01] [NAV-02] [NAV-03] [NAV-05] paths are those of the product', () => {
  expect(paths.home()).toBe('/');
  expect(paths.loginDoctor()).toBe('/login/doctor');
  expect(paths.adminLogin()).toBe('/admin/login');
  expect(paths.verifyCustomer()).toBe('/register/verifycustomer');
  expect(paths.ebooks()).toBe('/doctor/ebook');
  expect(paths.adminUsers()).toBe('/admin/userlist');
});

test('[NAV-02] the customer code fills the registration', () => {
  expect(paths.registerDoctor()).toBe('/register/doctor');
  expect(paths.registerDoctor('TVD 7&Q')).toBe('/register/doctor?code=TVD+7%26Q');
});

test('[AUTH-06] a forgotten password leads back to the door it was asked for at', () => {
  expect(paths.forgotPassword('doctor')).toBe('/login/forgot');
  expect(paths.forgotPassword('admin')).toBe('/login/forgot?door=admin');
});

test('[NAV-04] a patient category has its name and section, and the view where it is given', () => {
  const category = { speciality: 'all', section: 3, name: 'Common Hair & Skin Problems' };
  expect(paths.patientCategory(category)).toBe('/patient/category/all?name=Common+Hair+%26+Skin+Problems&section=3');
  expect(paths.patientCategory({ ...category, section: 0, view: 'main' })).toMatch(/&section=0&view=main$/);
});

test('[NAV-03] what goes into a path cannot leave it, and empty filters stay out of the query', () => {
  expect(paths.ebook('../admin')).toBe('/doctor/ebook/..%2Fadmin');
  expect(paths.patientArticle('ring worm')).toBe('/patient/embarrassing/ring%20worm');
  expect(paths.ebooks({ author: 'a1', search: '', sort: undefined, page: 0 })).toBe('/doctor/ebook?author=a1&page=0');
});
