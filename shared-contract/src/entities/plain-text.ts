import { z } from 'zod';
import { plainLine as line, plainLines } from '../form-rules';

/** Text as a person writes it, in lines; shown as text, never as markup. Lengths are those after trimming. */
export const plainText = (least: number, most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .min(least)
    .max(most)
    .refine((text) => plainLines.test(text), 'There are signs in this text that cannot be shown');

/** The same in one line. */
export const plainLine = (least: number, most: number) =>
  plainText(least, most).refine((text) => line.test(text), 'Write this in one line');
