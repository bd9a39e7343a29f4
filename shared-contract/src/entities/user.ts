import { z } from 'zod';
import { emailRule, newPasswordRule, pincodeRule } from '../form-rules';
import { asciiDigits, mobileDigits, mobileNumber, normalisePhone } from '../phone';
import { accountRoles } from '../roles';
import { flags, sections } from '../sections';

/** An Indian mobile number with its country code: `+91` and ten digits beginning with 6 to 9 (SEC-12). */
export const phoneSchema = z
  .string()
  .max(40)
  .overwrite(normalisePhone)
  .regex(mobileNumber, 'Give a 10-digit Indian mobile number after +91');
/** The same number as the login verification sends it: its first three characters dropped. */
export const phoneDigitsSchema = z
  .string()
  .overwrite(asciiDigits)
  .regex(mobileDigits, 'Give the 10 digits of the mobile number');
/** Without the blanks at its ends, which keyboards of phones add. */
export const emailSchema = z.string().trim().email({ pattern: emailRule.pattern }).max(emailRule.max);
export const pincodeSchema = z.string().regex(pincodeRule.pattern, 'A pincode has six digits');
export const newPasswordSchema = z
  .string()
  .min(newPasswordRule.min, 'A password has at least ten characters')
  .max(newPasswordRule.max);
export const idSchema = z.uuid();

export const permissionEntrySchema = z.object({
  section: z.enum(sections),
  ...(Object.fromEntries(flags.map((flag) => [flag, z.boolean().optional()])) as Record<
    (typeof flags)[number],
    z.ZodOptional<z.ZodBoolean>
  >),
});

export const roleDefinitionSchema = z.object({
  _id: idSchema,
  name: z.string(),
  permissions: z.array(permissionEntrySchema),
});

export const addressSchema = z.object({ state: z.string(), city: z.string(), pincode: z.string() });

/** The server's user record, with the product's own field names. */
export const userSchema = z.object({
  _id: idSchema,
  customerId: z.string(),
  email: z.string(),
  phone: z.object({ code: z.string(), number: z.string() }),
  fullName: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name_titel: z.string(),
  role: z.enum(accountRoles),
  roleId: roleDefinitionSchema.nullable(),
  type: z.string().nullable(),
  isComplete: z.boolean(),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  address: addressSchema.nullable(),
  specialty: z.array(z.string()),
  /**
   * Staff made the account, and its owner has not been asked yet for the consent by which it is run: at the first login,
   * with the password that came along, or alone where none did.
   */
  consentWanted: z.enum(['withPassword', 'alone']).optional(),
});
export type User = z.output<typeof userSchema>;

/** What an anonymous lookup may learn: that an account exists and how far it is, contacts masked (API-04). */
export const maskedUserSchema = z.object({
  customerId: z.string(),
  email: z.string(),
  phone: z.object({ code: z.string(), number: z.string() }),
  isComplete: z.boolean(),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  /** The application waits for a clearer copy of a paper. */
  copyWanted: z.boolean(),
});

/** A member as other members see them: name and city, nothing to reach them by (SEC-30). */
export const peerSchema = z.object({ name: z.string(), city: z.string() });
export type Peer = z.output<typeof peerSchema>;
