import { type ToastCode, toasts } from './toasts';

/** Codes that the server answers and that raise no toast of their own. */
export const quietCodes = [
  'USERS_FOUND',
  'USER_NOT_FOUND',
  'USER_EXISTS',
  'CODE_VERIFIED',
  'INVALID_CODE',
  'OTP_EXPIRED',
  'ACCESS_TOKEN',
  'NO_DATA_EXISTS',
  'NOT_FOUND',
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'FORBIDDEN',
  'VALIDATION_FAILED',
  'CONFLICT',
  'TOO_MANY_TRIES',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'UNAVAILABLE',
  'SERVER_ERROR',
  'REJECTED',
  'PROOF_NEEDED',
  'PASSWORD_CHANGE_NEEDED',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_SETUP',
  'EMAIL_CODE_NEEDED',
  'OWN_WORK',
  'REGISTRATION_NUMBER_NEEDED',
] as const;

export type Code = ToastCode | (typeof quietCodes)[number];

/** Every code that an answer may carry. */
export const codes: readonly Code[] = [...(Object.keys(toasts) as ToastCode[]), ...quietCodes];
