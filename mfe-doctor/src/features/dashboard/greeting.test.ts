import { address, greetingKey } from './dashboard-page';

test.each([
  [0, 'dashboard.morning'],
  [11, 'dashboard.morning'],
  [12, 'dashboard.afternoon'],
  [16, 'dashboard.afternoon'],
  [17, 'dashboard.evening'],
  [23, 'dashboard.evening'],
])('[DOC-01] at %i o’clock the greeting is %s', (hour, key) => {
  expect(greetingKey(hour)).toBe(key);
});

test('[DOC-01] a doctor is addressed by title and last name, others by the first', () => {
  const ananya = { name_titel: 'Dr.', first_name: 'Ananya', last_name: 'Rao', fullName: 'Ananya Rao' };
  expect(address(ananya)).toBe('Dr. Rao');
  expect(address({ ...ananya, last_name: '' })).toBe('Dr. Ananya');
  expect(address({ ...ananya, name_titel: '' })).toBe('Ananya');
});
