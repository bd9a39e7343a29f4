import { masterdata, type Question } from '@tvacha/shared-contract';
import { and, arrayContains, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { answers, contents, contributions, helpfulMarks, questions, specialities, users } from '../../db/schema';
import { peerColumns, presentPeer } from '../account/present-user';
import { type Ctx, callerId } from '../ctx';
import { paged } from '../paged';
import { matching } from '../reading/matching';
import { isSpeciality, presentSpeciality } from '../reading/specialities';
import type { Verb } from '../verb';
import { heldPosts } from './posts-as-of';
import { pictureCount } from './question-pictures';
import { aboutColumns, presentAbout } from './question-subject';

const shown = and(eq(answers.questionId, questions.id), isNull(answers.hiddenAt));

/** How many answers a question has that staff did not hide. */
const answerCount = sql<number>`(select count(*) from ${answers} where ${shown})`.mapWith(Number);
/** Not by the count: of a question that has an answer no more than one need be found. */
const hasNoAnswer = sql`not exists (select 1 from ${answers} where ${shown})`;
const isSolved = sql<boolean>`exists (select 1 from ${answers} where ${shown} and ${answers.acceptedAt} is not null)`;
/** How often its answers were found helpful. */
const helpfulCount = sql`(select count(*) from ${answers}
  join ${helpfulMarks} on ${eq(helpfulMarks.answerId, answers.id)} where ${shown})`;

/** Of a speciality that the caller practises or is interested in. */
const isOfField = (ctx: Ctx): SQL => sql`${questions.specialityId} in (
  select ${specialities.id} from ${specialities}, ${users}
  where ${users.id} = ${callerId(ctx)} and lower(${specialities.name}) in (
    select lower(practised.name) from unnest(${users.specialty} || ${users.areaOfInterest}) as practised(name)))`;

/** Questions with who asked and how far they are, to be narrowed. */
export const selectQuestions = ({ db }: Ctx) =>
  db
    .select({
      question: questions,
      speciality: { id: specialities.id, slug: specialities.slug, name: specialities.name },
      author: peerColumns,
      about: aboutColumns,
      answers: answerCount,
      pictures: pictureCount,
      solved: isSolved,
    })
    .from(questions)
    .leftJoin(specialities, eq(specialities.id, questions.specialityId))
    .leftJoin(users, eq(users.id, questions.userId))
    .leftJoin(contents, eq(contents.id, questions.contentId))
    .leftJoin(contributions, eq(contributions.id, questions.contributionId))
    .$dynamic();
export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number];

const excerptLength = 280;

/** A question as the contract lists it. */
export const presentQuestion = (ctx: Ctx, { question, ...row }: QuestionRow): Question => ({
  _id: question.id,
  title: question.title,
  excerpt: [...question.text].slice(0, excerptLength).join(''),
  speciality: row.speciality && presentSpeciality(row.speciality),
  tags: masterdata.questionTag.flatMap(({ slug, name }) => (question.tags.includes(slug) ? [{ slug, name }] : [])),
  about: presentAbout(ctx, row.about),
  author: presentPeer(row.author),
  createdAt: question.createdAt.toISOString(),
  editedAt: question.editedAt?.toISOString() ?? null,
  answers: row.answers,
  pictures: row.pictures,
  solved: row.solved,
  own: question.userId === ctx.caller.userId,
});

const newest = desc(questions.createdAt);
const orders = {
  newest: [newest],
  oldest: [asc(questions.createdAt)],
  answers: [desc(answerCount), newest],
  helpful: [desc(helpfulCount), newest],
};

/** Questions of members. That there is none is no failure, and silent (DOC-07). */
export const listQuestions: Verb<'questions.list'> = async ({ ctx, input }) => {
  const { filter, speciality, tag, about, search, sort, asOf } = input.query;
  const filters = {
    all: () => undefined,
    unanswered: () => hasNoAnswer,
    mine: () => eq(questions.userId, callerId(ctx)),
    field: () => isOfField(ctx),
  };
  const wanted = and(
    isNull(questions.hiddenAt),
    filters[filter](),
    isSpeciality(questions.specialityId, speciality),
    tag === undefined ? undefined : arrayContains(questions.tags, [tag]),
    about === undefined ? undefined : or(eq(questions.contentId, about), eq(questions.contributionId, about)),
    matching(search, [questions.title, questions.text]),
  );
  const held = heldPosts(ctx, questions, asOf);
  const where = and(wanted, held.shown);
  const page = await paged(input.query, {
    rows: selectQuestions(ctx)
      .where(where)
      .orderBy(...orders[sort], asc(questions.id)),
    total: () => ctx.db.$count(questions, where),
    present: (row) => presentQuestion(ctx, row),
  });
  const newer = asOf === undefined ? 0 : await ctx.db.$count(questions, and(wanted, held.later));
  const result = { ...page, asOf: held.asOf.toISOString(), newer };
  return { code: page.total === 0 ? 'NO_DATA_EXISTS' : 'SUCCESS', result };
};
