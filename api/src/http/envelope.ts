import { type Code, type Envelope, isToastCode, type ToastCode, toasts } from '@tvacha/shared-contract';

const quiet: Record<Exclude<Code, ToastCode>, string> = {
  USERS_FOUND: 'The account was found.',
  USER_NOT_FOUND: 'There is no such account.',
  USER_EXISTS: 'There is an account already.',
  CODE_VERIFIED: 'The code is good.',
  INVALID_CODE: 'The code is not known.',
  ACCESS_TOKEN: 'The session goes on.',
  NO_DATA_EXISTS: 'There is nothing yet.',
  REJECTED: 'This was turned down.',
  OWN_WORK: 'Somebody else has to decide on your own work.',
  REGISTRATION_NUMBER_NEEDED: 'A doctor needs a council registration number on record.',
  SESSION_EXPIRED: 'Your session has expired.',
  SESSION_REPLACED: 'You logged in on another device.',
  FORBIDDEN: toasts.Unauthorized.text,
  VALIDATION_FAILED: 'Some of what was sent is not right.',
  NOT_FOUND: 'There is nothing here.',
  CONFLICT: 'Somebody else was faster.',
  TOO_MANY_TRIES: 'Too many tries. Ask for a new code.',
  OTP_EXPIRED: 'The code has expired. Ask for a new one.',
  RATE_LIMITED: 'Too many requests. Please wait a little.',
  PAYLOAD_TOO_LARGE: 'What was sent is too large.',
  UNAVAILABLE: 'The service is not ready yet.',
  SERVER_ERROR: 'Something went wrong.',
  PROOF_NEEDED: 'Please prove once more that it is you.',
  PASSWORD_CHANGE_NEEDED: 'Choose your own password first.',
  SECOND_FACTOR_NEEDED: 'Give the code of your authenticator.',
  SECOND_FACTOR_SETUP: 'Set up an authenticator first.',
  EMAIL_CODE_NEEDED: 'Give the code that was sent to your email address.',
};

/** The catalogue's words for a code. */
const messageOf = (code: Code): string => (isToastCode(code) ? toasts[code].text : quiet[code]);

export const success = (code: Code, result: unknown, token?: string): Envelope => ({
  error: false,
  code,
  message: messageOf(code),
  result,
  ...(token === undefined ? {} : { token }),
});

export const failure = (code: Code, result: unknown = null): Envelope => ({
  error: true,
  code,
  message: messageOf(code),
  result,
});
