import { z } from 'zod';
import {
  codeLookupSchema,
  contactBody,
  createBody,
  customerCodeSchema,
  otpSchema,
  registrantSchema,
} from '../entities/registration';
import { emailSchema, idSchema, maskedUserSchema, phoneDigitsSchema, phoneSchema, userSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import { accountRoles } from '../roles';
import type { authRoutes } from '../routes/auth';
import { loginUsers, otpUses } from '../vocabulary';

const sessionResult = z.object({
  _id: idSchema,
  customerId: z.string(),
  role: z.enum(accountRoles),
  refreshToken: z.string(),
  firstLogin: z.boolean(),
});

export const authOperations = {
  'auth.login': {
    summary: 'Ask for a phone code, or log in by password',
    body: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('otp'), phone: phoneSchema, loginUser: z.literal('doctor') }),
      z.strictObject({
        type: z.literal('password'),
        email: emailSchema,
        password: z.string().min(1).max(128),
        loginUser: z.enum(loginUsers),
      }),
    ]),
    result: z.union([
      /** Seconds: how long the code is good for, and when another may be asked for. */
      z.object({ expiresIn: z.number().int(), resendIn: z.number().int() }),
      sessionResult,
    ]),
    codes: ['login-otp-sent', 'LOGIN_SUCCESS', 'REDIRECT_ADMIN_DASHBOARD', 'INVALID_CREDENTIALS', 'APPROVAL_PENDING'],
  },
  'auth.verify': {
    summary: 'Log in with the phone code',
    body: z.strictObject({ phone: phoneDigitsSchema, otp: otpSchema }),
    result: sessionResult,
    codes: ['LOGIN_SUCCESS', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES', 'APPROVAL_PENDING'],
  },
  'auth.refresh': {
    summary: 'Exchange the refresh token for a new access token',
    body: z.strictObject({ refreshToken: z.string().min(1).max(256) }),
    result: z.object({ refreshToken: z.string() }),
    codes: ['ACCESS_TOKEN', 'SESSION_EXPIRED', 'SESSION_REPLACED'],
  },
  'auth.logout': {
    summary: 'End this session',
    result: z.null(),
    codes: ['LOGOUT'],
  },
  'code.verify': {
    summary: 'Say how far the holder of a customer code is with registering',
    body: z.strictObject({ code: customerCodeSchema }),
    result: codeLookupSchema,
    codes: ['USER_EXISTS', 'CODE_VERIFIED', 'INVALID_CODE', 'PCODE_EMPTY', 'RATE_LIMITED'],
  },
  'auth.create': {
    summary: 'Register a doctor; sends a code to the phone and one to the email address',
    body: createBody,
    result: registrantSchema,
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
  },
  'auth.otp.verify': {
    summary: 'Prove a phone number or an email address by its code; answers a ticket for what comes next',
    body: contactBody({ otp: otpSchema, purpose: z.enum(otpUses).default('registration') }),
    result: z.union([registrantSchema, z.object({ purpose: z.literal('reset') })]),
    codes: ['VERIFIED', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES'],
  },
  'auth.otp.resend': {
    summary: 'Send another code; answers alike whether or not there is such an account',
    body: contactBody({ purpose: z.enum(otpUses).default('registration') }),
    /** Seconds: how long the code is good for, and when another may be asked for. */
    result: z.object({ expiresIn: z.number().int(), resendIn: z.number().int() }),
    codes: ['OTP_SENT', 'RATE_LIMITED'],
  },
  'users.details': {
    summary: 'Look a user up: whole for the user themself, masked for a visitor',
    query: z
      .strictObject({
        id: idSchema.optional(),
        email: emailSchema.optional(),
        phone: phoneSchema.optional(),
        customerId: z.string().min(1).max(40).optional(),
      })
      .refine((query) => Object.keys(query).length === 1, 'Give one of id, email, phone, customerId'),
    result: z.union([userSchema, maskedUserSchema, z.null()]),
    codes: ['USERS_FOUND', 'USER_ALREADY_EXISTS', 'APPROVAL_PENDING', 'USER_NOT_FOUND'],
  },
} satisfies Record<keyof typeof authRoutes, OperationShape>;
