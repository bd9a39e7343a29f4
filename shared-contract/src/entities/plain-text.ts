import { z } from 'zod';

/** Control signs but line feed and tab, and halves of a sign: the database takes neither. */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/u;
const isPlain = (text: string) => !unprintable.test(text);

/** Text as a person writes it, in lines; shown as text, never as markup. Lengths are those after trimming. */
export const plainText = (least: number, most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .min(least)
    .max(most)
    .refine(isPlain, 'There are signs in this text that cannot be shown');

/** The same in one line. */
export const plainLine = (least: number, most: number) =>
  plainText(least, most).refine((text) => !/[\n\t]/.test(text), 'Write this in one line');
