import { z } from 'zod';
import * as constants from '../constants';
import { customerCodeRule, nameRule, otpRule, placeRule, plainLine, registrationRule } from '../form-rules';
import { languageCodes } from '../languages';
import { asciiDigits } from '../phone';
import { registrationNotices, registrationStages } from '../registration';
import { emailSchema, idSchema, phoneDigitsSchema, phoneSchema, pincodeSchema } from './user';

/** Empty where a form was left empty: such a field is missing, not wrong (AUTH-03). */
const orEmpty = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).optional();

export const nameSchema = z.string().trim().max(nameRule.max);
export const customerCodeSchema = z.string().trim().toUpperCase().max(customerCodeRule.max);
export const otpSchema = z.string().overwrite(asciiDigits).regex(otpRule.pattern, 'The code has six digits');

/** One contact: a phone number or an email address, never both. */
export const contactBody = <Rest extends z.ZodRawShape>(rest: Rest) =>
  z
    .strictObject({ phone: phoneSchema.optional(), email: emailSchema.optional(), ...rest })
    .refine((body) => 'phone' in body !== 'email' in body, 'Give one of phone, email');

export const createBody = z.strictObject({
  name_titel: z.literal(constants.doctorTitle).default(constants.doctorTitle),
  first_name: orEmpty(nameSchema),
  last_name: orEmpty(nameSchema),
  email: orEmpty(emailSchema),
  phone: z
    .strictObject({ code: z.literal(constants.countryCode), number: z.union([z.literal(''), phoneDigitsSchema]) })
    .optional(),
  address: z
    .strictObject({
      state: z.string().trim().max(placeRule.max),
      city: z.string().trim().max(placeRule.max),
      pincode: z.union([z.literal(''), pincodeSchema]),
    })
    .optional(),
  /** Beyond the document: what staff check, and the medical council that gave it. */
  registrationNumber: z.string().trim().max(registrationRule.max).regex(registrationRule.pattern).optional(),
  registrationCouncil: z.string().trim().max(placeRule.max).regex(plainLine).optional(),
  checkedTOC: z.boolean().optional(),
  /** The language in which the consent was shown, where it was not English. */
  consentLocale: z.enum(languageCodes).optional(),
  customerId: orEmpty(customerCodeSchema),
});

/** A registrant as they are told of their own account. */
export const registrantSchema = z.object({
  _id: idSchema,
  customerId: z.string(),
  email: z.string(),
  phone: z.object({ code: z.string(), number: z.string() }),
  fullName: z.string(),
  stage: z.enum(registrationStages),
});

export const codeLookupSchema = z.object({
  /** The customer code that was looked up. */
  code: z.string(),
  notice: z.enum(registrationNotices).nullable(),
  stage: z.enum(registrationStages),
  /** A path of the portal. */
  next: z.string(),
});
