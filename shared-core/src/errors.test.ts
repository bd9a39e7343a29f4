import { codes } from '@tvacha/shared-contract/codes';
import { toasts } from '@tvacha/shared-contract/toasts';
import { codeOf, errorMessage } from '@tvacha/shared-core/errors';
import { CallError } from '@tvacha/shared-core/http';

test('[API-03] every code has words, and as a refusal the same', () => {
  const wrong = codes.flatMap((code) => {
    const [words, refusal] = [errorMessage(code), errorMessage(new CallError(code, 400))];
    return /^[A-Z].{3,}/.test(refusal) && words === refusal ? [] : [`${code}: "${words}", refused "${refusal}"`];
  });
  expect(wrong).toEqual([]);
});

test("[API-03] every toast code speaks the product's words, a caller's own words come first", () => {
  const spoken = Object.keys(toasts).map((code) => [code, errorMessage(code)]);
  expect(spoken).toEqual(Object.entries(toasts).map(([code, { text }]) => [code, text]));
  expect(errorMessage('INVALID_OTP', { INVALID_OTP: 'Look again' })).toBe('Look again');
  expect(errorMessage('FORBIDDEN')).toBe(toasts.Unauthorized.text);
});

test("[API-03] what is no call's refusal counts as a failure of ours, and says nothing of its inside", () => {
  const error = new TypeError('cannot read undefined');
  expect([codeOf(error), errorMessage(error)]).toEqual(['SERVER_ERROR', errorMessage('SERVER_ERROR')]);
});

test('[API-03] a limit says for how long it holds, where the server does, as an error and as a problem', () => {
  const said = (retryAfter: number) => errorMessage(new CallError('RATE_LIMITED', 429, { retryAfter }));
  const limit = errorMessage('RATE_LIMITED');
  expect(said(1)).toBe(`${limit} Try again in 1 second.`);
  expect(said(119.2)).toBe(`${limit} Try again in 120 seconds.`);
  expect(errorMessage({ code: 'RATE_LIMITED', retryAfter: 121 })).toBe(`${limit} Try again in 3 minutes.`);
  expect(errorMessage({ code: 'CONFLICT', retryAfter: 5 })).toBe(errorMessage('CONFLICT'));
});
