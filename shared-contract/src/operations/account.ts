import { z } from 'zod';
import { consentKinds } from '../consents';
import { pageOf, pageQuery } from '../entities/page';
import { profileBody, profileSchema } from '../entities/profile';
import { contactBody, otpSchema } from '../entities/registration';
import { codeTiming } from '../entities/session';
import { emailSchema, idSchema } from '../entities/user';
import { languageCodes } from '../languages';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';

const consentSchema = z.object({
  _id: idSchema,
  kind: z.enum(consentKinds),
  version: z.string(),
  locale: z.string(),
  /** The very words that were agreed to. */
  text: z.string(),
  subjectId: idSchema.nullable(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});

export const accountOperations = {
  'users.profile': {
    summary: 'The own record, whole',
    result: profileSchema,
    codes: ['SUCCESS'],
  },
  'users.update': {
    summary: 'Write the fields of the own profile that are given; take in papers and picture',
    /** With the `updatedAt` that a change was begun from nothing is written over what came in between: CONFLICT. */
    query: z.strictObject({ userId: idSchema, seen: z.iso.datetime().optional() }),
    body: profileBody,
    files: { degreeCreds: 'degree', visitingCardCreds: 'visitingCard', profilePic: 'profilePic' },
    result: profileSchema,
    codes: ['UPDATE_SUCCCESS', 'DOCUMENT_VALIDATION_ERROR', 'NOT_FOUND', 'CONFLICT'],
  },
  'users.contact': {
    summary: 'Ask for the code that proves a new phone number or email address',
    body: contactBody({}),
    result: codeTiming,
    codes: ['OTP_SENT', 'RATE_LIMITED'],
  },
  'users.contact.confirm': {
    summary: 'Use the new phone number or email address from now on',
    body: contactBody({ otp: otpSchema }),
    result: z.null(),
    codes: ['UPDATE_SUCCCESS', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES'],
    takesCode: true,
  },
  'users.consents': {
    summary: 'What one agreed to, newest first, in the words that were shown',
    query: z.strictObject({ kind: z.enum(consentKinds).optional(), ...pageQuery(100, 20) }),
    result: pageOf(consentSchema),
    codes: ['SUCCESS'],
  },
  'users.consents.give': {
    summary: 'Agree to be found by patients, or to hear of news',
    /** With the language in which the words were shown, where it was not English. */
    body: z.strictObject({ kind: z.enum(['marketing', 'finder']), locale: z.enum(languageCodes).optional() }),
    result: consentSchema,
    codes: ['SUCCESS', 'CONFLICT'],
  },
  'users.consents.withdraw': {
    summary: 'Take a consent back; what it was given for ends with it',
    body: z.strictObject({ id: idSchema }),
    result: z.null(),
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'users.export': {
    summary: 'Everything that is held about oneself',
    /** One list of records for each kind; each record under the names of the database. */
    result: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    codes: ['SUCCESS'],
    limit: 'exportsPerMinute',
  },
  'users.erase': {
    summary: 'Erase the own account for good; the own email address is typed to confirm',
    body: z.strictObject({ email: emailSchema }),
    result: z.null(),
    codes: ['USER_DELETED', 'CONFLICT'],
  },
} satisfies Record<AreaOperationId<'account'>, OperationShape>;
