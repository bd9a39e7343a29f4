import { z } from 'zod';
import { accountRoles } from '../roles';
import { idSchema } from './user';

/** What a login gives, beside the access token of the envelope. */
export const sessionResult = z.object({
  _id: idSchema,
  customerId: z.string(),
  role: z.enum(accountRoles),
  refreshToken: z.string(),
  firstLogin: z.boolean(),
});

/** Seconds: how long a code is good for, and when another may be asked for. */
export const codeTiming = z.object({ expiresIn: z.number().int(), resendIn: z.number().int() });
