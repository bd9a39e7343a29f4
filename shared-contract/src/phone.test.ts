import fc from 'fast-check';
import { otpSchema } from './entities/registration';
import { emailSchema, phoneDigitsSchema, phoneSchema } from './entities/user';
import { normalisePhone } from './phone';

const number = fc.stringMatching(/^[6-9][0-9]{9}$/);
const gap = fc.constantFrom('', ' ', '-', '. ', ' (', ') ');

test('[SEC-12] a number in any usual spelling becomes the one that is kept', () => {
  const spelling = fc.tuple(fc.constantFrom('', '+91', '91', '0', ' +91 '), number, gap, fc.nat(10));
  fc.assert(
    fc.property(spelling, ([prefix, digits, between, at]) => {
      const written = `${prefix}${between}${digits.slice(0, at)}${between}${digits.slice(at)}`;
      expect(normalisePhone(written)).toBe(`+91${digits}`);
      expect(phoneSchema.parse(written.slice(0, 40))).toBe(`+91${digits}`);
    }),
    { numRuns: 2000 },
  );
});

test('[SEC-12] whatever is typed, only an Indian mobile number passes, and twice is as once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ().-]{0,18}$/)), (text) => {
      const read = phoneSchema.safeParse(text);
      if (read.success) expect(read.data).toMatch(/^\+91[6-9]\d{9}$/);
      expect(normalisePhone(normalisePhone(text))).toBe(normalisePhone(text));
    }),
    { numRuns: 5000 },
  );
});

test.each(['९८७६५४३२१०', '+९१ ९८७६५ ४३२१०', '०98765 ४३२१०'])(
  '[SEC-12] "%s", in digits of Hindi, is the same number',
  (text) => {
    expect(phoneSchema.parse(text)).toBe('+919876543210');
  },
);

test('[AUTH-05] digits of Hindi and blanks around an address are taken, and kept as all others are', () => {
  expect(phoneDigitsSchema.parse('९८७६५४३२१०')).toBe('9876543210');
  expect(otpSchema.parse('१२३४५६')).toBe('123456');
  expect(emailSchema.parse(' kavya@tvacha.example ')).toBe('kavya@tvacha.example');
  expect(emailSchema.safeParse('kavya @tvacha.example').success).toBe(false);
});

test.each(['+14155550123', '+915000000000', '+9190000001', '+91900000010１', '', '+91'])(
  '[SEC-12] "%s" is no Indian mobile number',
  (text) => {
    expect(phoneSchema.safeParse(text).success).toBe(false);
  },
);
