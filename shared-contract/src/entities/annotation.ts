import { z } from 'zod';
import { annotationLimits, highlightColours, penColours, shapeForms } from '../annotations';
import { plainText } from './plain-text';
import { idSchema } from './user';

const { reach, points, text, alt, around, boxes, pages } = annotationLimits;
const place = z.number().min(-reach).max(reach);
const point = z.tuple([place, place]);
/** Left, bottom, right, top. */
const box = z
  .tuple([place, place, place, place])
  .refine(([left, bottom, right, top]) => left <= right && bottom <= top, 'Its corners are the wrong way round');
const width = z.number().min(0.25).max(72);
const penColour = z.enum(penColours);

/** Signs that stand beside words: they may begin and end with spaces, unlike what a person writes. */
const signs = (most: number) => z.string().max(most);

const stroke = z
  .array(z.number().min(-reach).max(reach))
  .min(3)
  .max(points * 3)
  .refine((values) => values.length % 3 === 0, 'A point has x, y and pressure')
  .refine(
    (values) => values.every((value, at) => at % 3 !== 2 || (value >= 0 && value <= 1)),
    'Pressure is from 0 to 1',
  );

const common = {
  /** Made where the mark was drawn. */
  id: idSchema,
  /** Counted up by each change; of two the later wins. */
  revision: z.number().int().min(1).max(1_000_000_000),
  /** From 1. */
  page: z.number().int().min(1).max(pages),
};

const inkSchema = z.strictObject({
  ...common,
  kind: z.literal('ink'),
  colour: penColour,
  width,
  /** x, y and pressure of each point, one after another. */
  points: stroke,
});

const highlightSchema = z.strictObject({
  ...common,
  kind: z.literal('highlight'),
  colour: z.enum(highlightColours),
  boxes: z.array(box).min(1).max(boxes),
  /** The words themselves, and the signs around them, by which another edition finds them again. */
  quote: signs(text).min(1),
  before: signs(around),
  after: signs(around),
  text: plainText(0, text),
});

const noteSchema = z.strictObject({
  ...common,
  kind: z.literal('note'),
  colour: z.enum(highlightColours),
  at: point,
  text: plainText(1, text),
});

const shapeSchema = z.strictObject({
  ...common,
  kind: z.literal('shape'),
  form: z.enum(shapeForms),
  colour: penColour,
  width,
  from: point,
  to: point,
});

const textSchema = z.strictObject({
  ...common,
  kind: z.literal('text'),
  colour: penColour,
  box,
  /** Of the letters, in points. */
  size: z.number().min(4).max(96),
  text: plainText(1, text),
});

const imageSchema = z.strictObject({
  ...common,
  kind: z.literal('image'),
  /** Of the picture, as it was answered when that was sent. */
  file: idSchema,
  /** As it would lie without its angle, which turns it about its middle. */
  box,
  /** Degrees, against the clock as the page lies in the file. */
  angle: z.number().min(-180).max(180),
  /** Of pictures that lie over each other the higher is in front; they all lie below what is drawn. */
  order: z.number().int().min(-1_000_000).max(1_000_000).optional(),
  /** What it shows. */
  alt: plainText(0, alt),
});

export const markSchema = z.discriminatedUnion('kind', [
  inkSchema,
  highlightSchema,
  noteSchema,
  shapeSchema,
  textSchema,
  imageSchema,
]);
export type Mark = z.output<typeof markSchema>;

/** A mark that was taken away: its record stays for some months, so that no other device brings it back. */
export const removedMarkSchema = z.strictObject({ id: idSchema, revision: common.revision });
export type RemovedMark = z.output<typeof removedMarkSchema>;

/** What the server keeps under one id now. */
export const keptMarkSchema = z.object({
  id: idSchema,
  revision: common.revision,
  changedAt: z.iso.datetime(),
  /** None where it was removed. */
  mark: markSchema.nullable(),
});
export type KeptMark = z.output<typeof keptMarkSchema>;

/** A mark of an earlier edition, as it was there. */
export const earlierMarkSchema = z.object({
  mark: z.discriminatedUnion('kind', [highlightSchema, noteSchema, textSchema]),
  /** Where its words stand in the file as it is now; none where they were not found, and of what stands on no words. */
  page: common.page.nullable(),
});
export type EarlierMark = z.output<typeof earlierMarkSchema>;

/** Which bytes marks belong to: SHA-256 of the file in base64url, so that one book under two titles is one. */
export const documentKey = z.string().regex(/^[\w-]{43}$/);
