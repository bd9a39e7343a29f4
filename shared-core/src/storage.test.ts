import { storage } from '@tvacha/shared-core/storage';

beforeEach(() => storage.clearSession());
afterEach(() => jest.restoreAllMocks());

test('[SES-01] each key lies where the product keeps it, under its name there', () => {
  storage.set('token', 't');
  storage.set('customerId', 'c');
  storage.set('sessionPhone', 'p');
  storage.set('sessionEmail', 'e');
  storage.set('sessionCustomerId', 'sc');
  storage.set('ipAddress', '203.0.113.7');
  storage.set('previousPath', '/doctor/ebook?author=a&b;c');
  expect({ ...localStorage }).toEqual({ token: 't', customerId: 'c' });
  expect({ ...sessionStorage }).toEqual({ phone: 'p', email: 'e', customerId: 'sc' });
  expect(document.cookie).toContain('ipAddress=203.0.113.7');
  expect(storage.get('previousPath')).toBe('/doctor/ebook?author=a&b;c');
});

test('[AUTH-10] a session that ends leaves only the address', () => {
  storage.set('token', 't');
  storage.set('sessionPhone', 'p');
  storage.set('ipAddress', '203.0.113.7');
  storage.set('previousPath', '/doctor');
  storage.clearSession();
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, 'ipAddress=203.0.113.7']);
  expect(storage.get('token')).toBeNull();
});

test('[SES-03] what was typed may stay when a session ends by itself', () => {
  storage.set('drafts', '{}');
  storage.clearSession({ drafts: true });
  expect(storage.get('drafts')).toBe('{}');
  storage.clearSession();
  expect(storage.get('drafts')).toBeNull();
});

test('[SES-01] where the browser lets nothing be stored, the session lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.set('token', 't');
  expect([storage.get('token'), localStorage.length]).toEqual(['t', 0]);
  storage.remove('token');
  expect(storage.get('token')).toBeNull();
});
