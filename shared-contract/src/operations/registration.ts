import { z } from 'zod';
import {
  codeLookupSchema,
  contactBody,
  createBody,
  customerCodeSchema,
  nameSchema,
  otpSchema,
  registrantSchema,
} from '../entities/registration';
import { codeTiming, sessionResult } from '../entities/session';
import { phoneSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { otpUses } from '../vocabulary';

export const registrationOperations = {
  'code.verify': {
    summary: 'Say how far the holder of a customer code is with registering',
    body: z.strictObject({ code: customerCodeSchema }),
    result: codeLookupSchema,
    codes: ['USER_EXISTS', 'CODE_VERIFIED', 'INVALID_CODE', 'PCODE_EMPTY', 'RATE_LIMITED'],
    token: 'ignored',
  },
  'auth.create': {
    summary:
      'Register a doctor; sends a code to the phone and one to the email address, answers a scoped token to correct them',
    body: createBody,
    /** With the terms of the codes, where any are sent. */
    result: registrantSchema.extend(codeTiming.partial().shape),
    codes: [
      'USER_CREATE_SUCCESS',
      'VERIFICATION_PENDING',
      'DOCUMENT_PENDING',
      'APPROVAL_PENDING',
      'USER_ALREADY_EXISTS',
      'PERSONAL_INFO_NOT_AVAILABLE',
      'CONSENT_NOT_AVAILABLE',
      'CUSTOMERID_NOT_AVAILABLE',
      'INVALID_CODE',
      'RATE_LIMITED',
    ],
    token: 'ignored',
  },
  'auth.otp.verify': {
    summary: 'Prove a phone number or an email address by its code; answers a scoped token for what comes next',
    body: contactBody({ otp: otpSchema, purpose: z.enum(otpUses).default('registration') }),
    result: z.union([registrantSchema, z.object({ purpose: z.literal('reset') })]),
    codes: ['VERIFIED', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES'],
    token: 'ignored',
    takesCode: true,
  },
  'auth.otp.resend': {
    summary: 'Send another code; answers alike whether or not there is such an account',
    body: contactBody({ purpose: z.enum(otpUses).default('registration') }),
    result: codeTiming,
    codes: ['OTP_SENT', 'RATE_LIMITED'],
    token: 'ignored',
  },
  'auth.contact': {
    summary: 'Replace a phone number or an email address that is not proved yet; sends a code to the new one',
    body: contactBody({}),
    result: registrantSchema.extend(codeTiming.shape),
    codes: ['OTP_SENT', 'USER_ALREADY_EXISTS', 'CONFLICT', 'RATE_LIMITED'],
  },
  'demo.register': {
    summary: 'Ask for a code to look around as a doctor',
    body: z.strictObject({ fullName: nameSchema.min(1), phone: phoneSchema }),
    result: codeTiming,
    codes: ['OTP_SENT', 'RATE_LIMITED'],
    token: 'ignored',
  },
  'demo.confirm': {
    summary: 'Look around as a doctor for a day, without changing anything',
    body: z.strictObject({ phone: phoneSchema, otp: otpSchema }),
    result: sessionResult,
    codes: ['LOGIN_SUCCESS', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES'],
    token: 'ignored',
    takesCode: true,
  },
} satisfies Record<AreaOperationId<'registration'>, OperationShape>;
