import { destinationAfterLogin } from './sent-on';

test.each([
  ['doctor', '/doctor/dashboard'],
  ['patient', '/aboutus/patient'],
  ['admin', '/admin/dashboard'],
] as const)('[AUTH-05] a %s without a previous path goes to %s', (role, path) => {
  expect(destinationAfterLogin({ role }, undefined)).toBe(path);
});

test('[AUTH-05] a previous path is gone back to', () => {
  expect(destinationAfterLogin({ role: 'doctor' }, '/doctor/ebook?author=1#top')).toBe('/doctor/ebook?author=1#top');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login',
  '/login/doctor?tab=phone',
  '/admin/login',
])('[AUTH-05] %s is never gone back to', (path) => {
  expect(destinationAfterLogin({ role: 'doctor' }, path)).toBe('/doctor/dashboard');
});

test('[AUTH-05] a page whose name only begins like the login is an ordinary page', () => {
  expect(destinationAfterLogin({ role: 'doctor' }, '/login-help')).toBe('/login-help');
});

test.each([
  ['patient', '/doctor/ebook', '/aboutus/patient'],
  ['doctor', '/admin/userlist', '/doctor/dashboard'],
  ['subAdmin', '/events/archives', '/'],
  ['doctor', '/register/doctor?code=TVD-1', '/doctor/dashboard'],
  ['admin', '/doctor/ebook', '/doctor/ebook'],
] as const)('[NAV-12] a %s is not led back to %s where the page is not theirs', (role, previous, path) => {
  expect(destinationAfterLogin({ role }, previous)).toBe(path);
});
