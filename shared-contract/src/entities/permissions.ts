import { z } from 'zod';
import { sections } from '../sections';
import { permissionEntrySchema } from './user';

/** A permission list as it is sent: each section once, and nothing but known flags. */
export const permissionsSchema = z
  .array(z.strictObject(permissionEntrySchema.shape))
  .max(sections.length)
  .refine((list) => new Set(list.map(({ section }) => section)).size === list.length, 'Name each section once');
