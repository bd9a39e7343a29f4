import { codes } from '@tvacha/shared-contract/codes';
import { toasts } from '@tvacha/shared-contract/toasts';
import { codeOf, errorMessage } from '@tvacha/shared-core/errors';
import { CallError } from '@tvacha/shared-core/http';

test.each(codes)('[API-03] %s has words', (code) => {
  expect(errorMessage(new CallError(code, 400))).toMatch(/^[A-Z].{3,}/);
  expect(errorMessage(code)).toBe(errorMessage(new CallError(code, 400)));
});

test("[API-03] a toast code speaks the product's words, a caller's own words come first", () => {
  expect(errorMessage('INVALID_OTP')).toBe(toasts.INVALID_OTP.text);
  expect(errorMessage('INVALID_OTP', { INVALID_OTP: 'Look again' })).toBe('Look again');
});

test("[API-03] what is no call's refusal counts as a failure of ours, and says nothing of its inside", () => {
  const error = new TypeError('cannot read undefined');
  expect([codeOf(error), errorMessage(error)]).toEqual(['SERVER_ERROR', errorMessage('SERVER_ERROR')]);
});
