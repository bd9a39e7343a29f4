import { constants } from '@tvacha/shared-contract/constants';
import { clockHour } from './clock-hour';

test.each([
  [constants.supportHours.from, '10am'],
  [constants.supportHours.to, '6pm'],
  ['00:30', '12:30am'],
  ['12:00', '12pm'],
])('[UX-01] %s reads %s', (time, words) => {
  expect(clockHour(time)).toBe(words);
});
