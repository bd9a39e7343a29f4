import { z } from 'zod';
import { pageOf, pageQuery, searchText } from '../entities/page';
import { plainLine, plainText } from '../entities/plain-text';
import { answerSchema, questionDetailSchema, questionSchema } from '../entities/question';
import { specialityKeySchema } from '../entities/speciality-key';
import { idSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';

const byId = z.strictObject({ id: idSchema });
const asked = z.strictObject({
  title: plainLine(10, 200),
  text: plainText(20, 4000),
  speciality: idSchema.nullable().default(null),
});
const answerText = plainText(2, 4000);

export const questionsOperations = {
  'questions.list': {
    summary: 'Questions of members; NO_DATA_EXISTS where there is none',
    query: z.strictObject({
      filter: z.enum(['all', 'unanswered', 'mine']).default('all'),
      speciality: specialityKeySchema.optional(),
      search: searchText.optional(),
      sort: z.enum(['newest', 'oldest', 'answers']).default('newest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(questionSchema),
    codes: ['SUCCESS', 'NO_DATA_EXISTS'],
  },
  'questions.details': {
    summary: 'One question with its answers',
    query: z.strictObject({ id: idSchema, ...pageQuery(100, 50) }),
    result: questionDetailSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'questions.create': {
    summary: 'Ask colleagues',
    body: asked,
    result: questionDetailSchema,
    codes: ['QuestionPostSuccess', 'RATE_LIMITED'],
  },
  'questions.update': {
    summary: 'Change an own question',
    query: byId,
    body: asked,
    result: questionDetailSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND'],
  },
  'questions.delete': {
    summary: 'Remove an own question that nobody answered',
    query: byId,
    result: z.null(),
    codes: ['DELETED', 'NOT_FOUND', 'CONFLICT'],
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
    body: z.strictObject({ text: answerText }),
    result: answerSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND'],
  },
  'answers.delete': {
    summary: 'Remove an own answer',
    query: byId,
    result: z.null(),
    codes: ['DELETED', 'NOT_FOUND'],
  },
  'answers.accept': {
    summary: 'Say which answer to an own question was right; one of them',
    body: z.strictObject({ answerId: idSchema }),
    result: answerSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'questions'>, OperationShape>;
