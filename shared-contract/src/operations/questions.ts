import { z } from 'zod';
import { pageQuery, searchText, slugSchema } from '../entities/page';
import { plainLine, plainText } from '../entities/plain-text';
import {
  answerSchema,
  questionDetailSchema,
  questionPageSchema,
  questionPictureSchema,
  questionSchema,
} from '../entities/question';
import { specialityKeySchema } from '../entities/speciality-key';
import { idSchema } from '../entities/user';
import { answerRules, mostQuestionPictures, mostTags, questionRules } from '../form-rules';
import { tagSlugs } from '../masterdata';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { reportReasons } from '../vocabulary';

const byId = z.strictObject({ id: idSchema });
const tag = z.enum(tagSlugs);
/** What is given is shown as it was then; of what others have written since, the number. Now where left out. */
const asOf = z.iso
  .datetime()
  .refine((moment) => Date.parse(moment) > 0, 'Nothing was written then')
  .optional();
/** The `editedAt` that the change was made from; CONFLICT where there is another by now. Left out, none is looked for. */
const editedAt = z.iso.datetime().nullable().optional();

const { title, text } = questionRules;
const asked = {
  title: plainLine(title.min, title.max),
  text: plainText(text.min, text.max),
  speciality: idSchema.nullable().default(null),
  tags: z
    .array(tag)
    .max(mostTags)
    .default([])
    .refine((tags) => new Set(tags).size === tags.length, 'Name each tag once'),
};
/** In their order; each was looked at, and no face, tattoo, name or label found in it. */
const pictures = z
  .array(z.strictObject({ _id: idSchema, checked: z.literal(true, 'Look at this picture first') }))
  .max(mostQuestionPictures)
  .refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, 'Name each picture once');
const report = { body: byId.extend({ reason: z.enum(reportReasons) }), result: z.null() };
const answerText = plainText(answerRules.text.min, answerRules.text.max);

export const questionsOperations = {
  'questions.list': {
    summary: 'Questions of members; NO_DATA_EXISTS where there is none',
    query: z.strictObject({
      /** `field`: of the specialities that the caller practises or is interested in. */
      filter: z.enum(['all', 'unanswered', 'mine', 'field']).default('all'),
      speciality: specialityKeySchema.optional(),
      tag: slugSchema.optional(),
      /** The id of the content or contribution that they are about. */
      about: idSchema.optional(),
      search: searchText.optional(),
      sort: z.enum(['newest', 'oldest', 'answers', 'helpful']).default('newest'),
      asOf,
      ...pageQuery(100, 20),
    }),
    result: questionPageSchema,
    codes: ['SUCCESS', 'NO_DATA_EXISTS'],
  },
  'questions.similar': {
    summary: 'Up to five questions that are like what is being asked, the nearest first',
    query: z.strictObject({ text: searchText }),
    result: z.array(questionSchema),
    codes: ['SUCCESS'],
    limit: 'suggestionsPerMinute',
  },
  'questions.details': {
    summary: 'One question with its answers',
    query: z.strictObject({
      id: idSchema,
      sort: z.enum(['oldest', 'newest', 'helpful']).default('oldest'),
      /** The answer whose place among the others is asked for. */
      answer: idSchema.optional(),
      asOf,
      ...pageQuery(100, 50),
    }),
    result: questionDetailSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'questions.create': {
    summary: 'Ask colleagues, where wanted about a content or contribution that the caller may read',
    body: z.strictObject({ ...asked, about: idSchema.nullable().default(null), pictures: pictures.default([]) }),
    result: questionDetailSchema,
    codes: ['QuestionPostSuccess', 'RATE_LIMITED'],
  },
  'questions.pictures.add': {
    summary: 'Send a picture for a question that is being written; it goes after two days unless a question names it',
    body: z.strictObject({}),
    files: { questionImage: 'questionImage' },
    result: questionPictureSchema,
    codes: ['SUCCESS', 'DOCUMENT_VALIDATION_ERROR', 'RATE_LIMITED'],
  },
  'questions.pictures.list': {
    summary:
      'Own pictures that were sent and that no question names yet, the newest 20: those of a draft are among them',
    result: z.array(questionPictureSchema),
    codes: ['SUCCESS'],
  },
  'questions.update': {
    summary: 'Change an own question',
    query: byId,
    /** Pictures stay as they are where they are left out; those that are not named go. */
    body: z.strictObject({ ...asked, pictures: pictures.optional(), editedAt }),
    result: questionDetailSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'questions.delete': {
    summary: 'Remove an own question that nobody answered',
    query: byId,
    result: z.null(),
    codes: ['DELETED', 'NOT_FOUND', 'CONFLICT'],
  },
  'questions.follow': {
    summary: 'Be told of new answers to another’s question, or no longer',
    body: byId.extend({ follow: z.boolean() }),
    result: z.object({ following: z.boolean() }),
    codes: ['SUCCESS', 'NOT_FOUND', 'OWN_WORK'],
  },
  'questions.report': {
    summary: 'Report another’s question to staff, once a person',
    ...report,
    codes: ['SUCCESS', 'NOT_FOUND', 'OWN_WORK'],
  },
  'answers.create': {
    summary: 'Answer a question',
    body: z.strictObject({ questionId: idSchema, text: answerText }),
    result: answerSchema,
    codes: ['SUCCESS', 'NOT_FOUND', 'RATE_LIMITED'],
  },
  'answers.update': {
    summary: 'Change an own answer',
    query: byId,
    body: z.strictObject({ text: answerText, editedAt }),
    result: answerSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'answers.delete': {
    summary: 'Remove an own answer',
    query: byId,
    result: z.null(),
    codes: ['DELETED', 'NOT_FOUND'],
  },
  'answers.accept': {
    summary: 'Say which answer to an own question was right, one of them, or take that back',
    body: z.strictObject({ answerId: idSchema, accepted: z.boolean().default(true) }),
    result: answerSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'answers.helpful': {
    summary: 'Say that another’s answer was helpful, once a person, or take that back',
    body: z.strictObject({ answerId: idSchema, helpful: z.boolean() }),
    result: answerSchema,
    codes: ['SUCCESS', 'NOT_FOUND', 'OWN_WORK'],
  },
  'answers.report': {
    summary: 'Report another’s answer to staff, once a person',
    ...report,
    codes: ['SUCCESS', 'NOT_FOUND', 'OWN_WORK'],
  },
} satisfies Record<AreaOperationId<'questions'>, OperationShape>;
