import { z } from 'zod';
import { sections } from '../sections';
import { plainLine, plainText } from './plain-text';
import { idSchema, permissionEntrySchema } from './user';

/** One line that somebody typed. */
export const line = (most: number) => plainLine(1, most);
/** The same where it may be left empty. */
export const emptyLine = (most: number) => plainLine(0, most);
export const note = (most: number) => plainText(0, most);
/** Why somebody is turned down, as they will read it. */
export const reason = plainText(10, 500);

export const byId = z.strictObject({ id: idSchema });
/** Nothing is told but that it worked. */
export const done = z.null();
export const moment = z.iso.datetime();
export const number = z.number().int();

/** Somebody by name. */
export const personSchema = z.object({ _id: idSchema, name: z.string() });

/** A permission list as it is sent: each section once, and nothing but known flags. */
export const permissionsSchema = z
  .array(z.strictObject(permissionEntrySchema.shape))
  .max(sections.length)
  .refine((list) => new Set(list.map(({ section }) => section)).size === list.length, 'Name each section once');
