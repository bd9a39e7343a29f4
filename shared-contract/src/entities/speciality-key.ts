import { z } from 'zod';
import { slugSchema } from './page';
import { idSchema } from './user';

/** A speciality named by its id or its slug, to narrow a list to it. */
export const specialityKeySchema = z.union([idSchema, slugSchema]);
