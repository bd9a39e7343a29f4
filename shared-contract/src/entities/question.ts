import { z } from 'zod';
import { searchKinds } from '../search-kinds';
import { specialitySchema } from './content';
import { pictureSchema } from './contribution';
import { pageOf } from './page';
import { idSchema, peerSchema } from './user';

/** What a question is about, of a fixed list. */
export const tagSchema = z.object({ slug: z.string(), name: z.string() });

/** A content or a contribution that is talked about: its kind as the search has it. */
export const aboutSchema = z.object({ kind: z.enum(searchKinds), _id: idSchema, title: z.string() });

/** A picture to a question; its asker found no face, tattoo, name or label in it, or it would not be there. */
export const questionPictureSchema = pictureSchema.omit({ caption: true, checked: true });
export type QuestionPicture = z.output<typeof questionPictureSchema>;

/** A question in a list. */
export const questionSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** The first 280 characters of its text. */
  excerpt: z.string(),
  speciality: specialitySchema.nullable(),
  tags: z.array(tagSchema),
  /** Null also where the caller may not read it. */
  about: aboutSchema.nullable(),
  author: peerSchema,
  createdAt: z.iso.datetime(),
  /** When its author last changed it. */
  editedAt: z.iso.datetime().nullable(),
  answers: z.number().int(),
  /** How many pictures stand with it. */
  pictures: z.number().int(),
  /** Whether the asker accepted an answer. */
  solved: z.boolean(),
  /** Whether the caller asked it. */
  own: z.boolean(),
});
export type Question = z.output<typeof questionSchema>;

export const answerSchema = z.object({
  _id: idSchema,
  questionId: idSchema,
  text: z.string(),
  author: peerSchema,
  createdAt: z.iso.datetime(),
  /** When its author last changed it. */
  editedAt: z.iso.datetime().nullable(),
  accepted: z.boolean(),
  /** Whether it was changed after it was accepted. */
  changedSince: z.boolean(),
  /** How many members found it helpful, and whether the caller is one of them. */
  helpful: z.number().int(),
  marked: z.boolean(),
  /** Whether the caller reported it to staff. */
  reported: z.boolean(),
  own: z.boolean(),
});
export type QuestionAnswer = z.output<typeof answerSchema>;

/** The rows as of a moment, and how many others have written since: a page that is read does not move. */
const heldSchema = {
  asOf: z.iso.datetime(),
  newer: z.number().int(),
};

export const questionPageSchema = pageOf(questionSchema).extend(heldSchema);
export type QuestionPage = z.output<typeof questionPageSchema>;

/** A question with a page of its answers: the accepted one first, then in the order that was asked for. */
export const questionDetailSchema = questionSchema.omit({ excerpt: true, answers: true, pictures: true }).extend({
  text: z.string(),
  pictures: z.array(questionPictureSchema),
  /** Whether the caller is told of new answers. */
  following: z.boolean(),
  /** Whether the caller reported it to staff. */
  reported: z.boolean(),
  answers: pageOf(answerSchema).extend({
    ...heldSchema,
    /** The place of the answer that was asked for, from 0; null where it is not there. */
    at: z.number().int().nullable(),
  }),
});
export type QuestionDetail = z.output<typeof questionDetailSchema>;
