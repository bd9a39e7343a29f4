import { z } from 'zod';
import { pageOf, pageQuery } from '../entities/page';
import { otpSchema } from '../entities/registration';
import { codeTiming, sessionResult } from '../entities/session';
import {
  emailSchema,
  idSchema,
  maskedUserSchema,
  newPasswordSchema,
  phoneDigitsSchema,
  phoneSchema,
  userSchema,
} from '../entities/user';
import { factorRule, passwordRule } from '../form-rules';
import { languageCodes } from '../languages';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { loginUsers } from '../vocabulary';

/** Where a password alone is not enough: what else is wanted, and for how many seconds. */
const secondStep = z.discriminatedUnion('secondFactor', [
  z.object({
    secondFactor: z.literal('totp'),
    expiresIn: z.number().int(),
    /** There is a passkey, which does as well. */
    passkey: z.literal(true).optional(),
  }),
  codeTiming.extend({ secondFactor: z.literal('email') }),
]);

const factorCode = z.string().trim().min(factorRule.min).max(factorRule.max);
const givenPassword = z.string().min(passwordRule.min).max(passwordRule.max);

/** Of a member whom staff admitted: agreed at the first login, and in which language it was shown, if not in English. */
const firstConsent = { consent: z.boolean().optional(), consentLocale: z.enum(languageCodes).optional() };

export const authOperations = {
  'auth.login': {
    summary: 'Ask for a phone code, or log in by password',
    body: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('otp'), phone: phoneSchema, loginUser: z.literal('doctor') }),
      z.strictObject({
        type: z.literal('password'),
        email: emailSchema,
        password: givenPassword,
        loginUser: z.enum(loginUsers),
      }),
    ]),
    result: z.union([secondStep, codeTiming, sessionResult]),
    codes: [
      'login-otp-sent',
      'LOGIN_SUCCESS',
      'SECOND_FACTOR_NEEDED',
      'SECOND_FACTOR_SETUP',
      'EMAIL_CODE_NEEDED',
      'INVALID_CREDENTIALS',
      'APPROVAL_PENDING',
      'TOO_MANY_TRIES',
      'RATE_LIMITED',
    ],
    token: 'ignored',
  },
  'auth.verify': {
    summary: 'Log in with the phone code',
    body: z.strictObject({ phone: phoneDigitsSchema, otp: otpSchema }),
    result: sessionResult,
    codes: ['LOGIN_SUCCESS', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES', 'APPROVAL_PENDING'],
    token: 'ignored',
    takesCode: true,
  },
  'auth.refresh': {
    summary: 'Exchange the refresh token for a new access token',
    body: z.strictObject({
      refreshToken: z.string().min(1).max(256),
      /** The page asks by itself while nobody is there: the session’s rest goes on. */
      quiet: z.boolean().optional(),
    }),
    result: z.object({ refreshToken: z.string() }),
    codes: ['ACCESS_TOKEN', 'SESSION_EXPIRED', 'SESSION_REPLACED'],
    token: 'ignored',
  },
  'auth.logout': {
    summary: 'End this session',
    result: z.null(),
    codes: ['LOGOUT'],
    atFirstLogin: true,
    inDemo: true,
  },
  'auth.second-factor.verify': {
    summary: 'Finish a login: with the code of an authenticator, a recovery code, or the code sent by email',
    body: z.strictObject({ code: factorCode }),
    result: sessionResult,
    codes: ['REDIRECT_ADMIN_DASHBOARD', 'LOGIN_SUCCESS', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES', 'NOT_FOUND'],
  },
  'auth.second-factor.code': {
    summary: 'Send the code of a login by email once more',
    result: codeTiming,
    codes: ['OTP_SENT', 'NOT_FOUND', 'RATE_LIMITED'],
  },
  'auth.second-factor.setup': {
    summary: 'Begin with an authenticator: its secret, also as the address that a QR code holds',
    result: z.object({ secret: z.string(), uri: z.string() }),
    codes: ['SUCCESS', 'CONFLICT', 'NOT_FOUND'],
  },
  'auth.second-factor.confirm': {
    summary: 'Take the first code of a new authenticator, give the recovery codes and finish the login',
    body: z.strictObject({ code: otpSchema }),
    result: sessionResult.extend({ recoveryCodes: z.array(z.string()) }),
    codes: ['REDIRECT_ADMIN_DASHBOARD', 'INVALID_OTP', 'TOO_MANY_TRIES', 'CONFLICT', 'NOT_FOUND'],
  },
  'auth.prove': {
    summary: 'Prove once more who it is: by password, by the code sent, or by authenticator',
    body: z
      .strictObject({
        password: givenPassword.optional(),
        otp: otpSchema.optional(),
        totp: otpSchema.optional(),
      })
      .refine((body) => Object.keys(body).length === 1, 'Give one of password, otp, totp'),
    /** Seconds that the proof is good for. */
    result: z.object({ expiresIn: z.number().int() }),
    codes: ['VERIFIED', 'INVALID_CREDENTIALS', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES'],
  },
  'auth.prove.code': {
    summary: 'Send a code to the own phone, or to the own email address where there is no phone',
    result: codeTiming,
    codes: ['OTP_SENT', 'RATE_LIMITED'],
  },
  'auth.sessions.list': {
    summary: 'Where one is and was logged in, newest first',
    query: z.strictObject({ ...pageQuery(100, 20) }),
    result: pageOf(
      z.object({
        _id: idSchema,
        current: z.boolean(),
        device: z.object({ appName: z.string(), appVersion: z.string(), userAgent: z.string(), platform: z.string() }),
        ip: z.string(),
        createdAt: z.iso.datetime(),
        refreshedAt: z.iso.datetime(),
        endedAt: z.iso.datetime().nullable(),
        endReason: z.string().nullable(),
      }),
    ),
    codes: ['SUCCESS'],
  },
  'auth.sessions.end': {
    summary: 'End a session of one’s own',
    body: z.strictObject({ id: idSchema }),
    result: z.null(),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'auth.password.change': {
    summary: 'Change the own password; ends every other session',
    body: z.strictObject({ oldPassword: givenPassword, newPassword: newPasswordSchema, ...firstConsent }),
    result: z.null(),
    codes: ['CHANGED_PASSWORD', 'CONSENT_NOT_AVAILABLE', 'SAME_PASSWORD', 'INVALID_CREDENTIALS', 'TOO_MANY_TRIES'],
    atFirstLogin: true,
  },
  'auth.password.forgot': {
    summary: 'Send a code for a new password; answers alike whether or not there is such an account',
    body: z.strictObject({ email: emailSchema }),
    result: codeTiming,
    codes: ['ForgotPass_OTP_Send', 'RATE_LIMITED'],
    token: 'ignored',
  },
  'auth.password.reset': {
    summary: 'Set a new password with the scoped token that the code gave',
    body: z.strictObject({ email: emailSchema, password: newPasswordSchema }),
    result: z.null(),
    codes: ['Password_changed', 'LINK_EXPIRE', 'SAME_PASSWORD'],
    /** A stale scoped token is a stale link and not the end of a session (AUTH-06). */
    token: 'optional',
  },
  'auth.password.keep': {
    summary: 'End the first login with the password that came with the account, or with none where none did',
    body: z.strictObject({ id: idSchema, ...firstConsent }),
    result: z.null(),
    codes: ['PASSWORD_SET', 'CONSENT_NOT_AVAILABLE', 'NOT_FOUND', 'CONFLICT'],
    atFirstLogin: true,
  },
  'auth.password.create': {
    summary: 'Set the first password of an account that has none',
    body: z.strictObject({ password: newPasswordSchema }),
    result: z.null(),
    codes: ['PASSWORD_CREATED', 'CONFLICT'],
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
} satisfies Record<AreaOperationId<'auth'>, OperationShape>;
