import type { answers, helpfulMarks, questions } from '@tvacha/api/schema';
import { operations } from '@tvacha/shared-contract';
import { mostQuestionPictures } from '@tvacha/shared-contract/form-rules';
import { z } from 'zod';
import { fields } from '../content/fields';
import { type Part, paragraphsOf, partsOf, wrong } from '../content/markdown';
import { readFolder, type Source } from '../content/read-folder';
import { drawings, memberId } from '../contributions';
import { specialityId } from '../rows';
import { seedId } from '../seed-id';
import { type Around, days, hours } from '../when';

const asked = operations['questions.create'].body.shape;
/** The part of an address before the at sign; `demo` is the demo doctor. */
const by = z.string().regex(/^[a-z.]+$/, 'Give the part of an address before the at sign');

/** A question of a member with its answers, as its file gives it. */
export const questionSchema = z.strictObject({
  title: asked.title,
  text: asked.text,
  speciality: fields.speciality,
  tags: asked.tags,
  /** The type and slug of the content that it is about. */
  about: z.string().optional(),
  by,
  daysAgo: z.number().int().min(0),
  /** What is drawn beside it, on which tone of skin (0 light to 4 deep), and how near: 1 has the whole of it in view. */
  pictures: z
    .array(
      z.strictObject({
        shows: z.enum(drawings),
        tone: z.int().min(0).max(4),
        near: z.number().min(1).max(3).default(1),
      }),
    )
    .max(mostQuestionPictures)
    .default([]),
  answers: z.array(
    z.strictObject({
      by,
      /** After the question was asked. */
      hoursLater: z.number().int().min(0),
      text: operations['answers.create'].body.shape.text,
      accepted: z.boolean(),
      /** How many members found it helpful. */
      helpful: z.number().int().min(0),
    }),
  ),
});

export type QuestionSeed = z.output<typeof questionSchema>;

function answerOf({ heading, line, blocks }: Part) {
  const [, by, hours, accepted, helpful = '0'] =
    /^(\S+) after (\d+) hours?(, accepted)?(?:, helpful to (\d+))?$/.exec(heading) ?? [];
  if (!by) throw wrong(line, 'an answer begins with its author: ## name after 7 hours, accepted, helpful to 3');
  return {
    by,
    hoursLater: Number(hours),
    text: paragraphsOf(blocks).join('\n\n'),
    accepted: accepted !== undefined,
    helpful: Number(helpful),
  };
}

export function questionOf({ front, blocks }: Source): unknown {
  const { intro, parts } = partsOf(blocks);
  return { ...front, text: paragraphsOf(intro).join('\n\n'), answers: parts.map(answerOf) };
}

export const questionSeeds = readFolder('questions', questionSchema, questionOf);

export const questionId = ({ title }: QuestionSeed) => seedId(`question/${title}`);

export const answerId = ({ title }: QuestionSeed, at: number) => seedId(`answer/${title}/${at}`);

/** Minutes since it was asked: at least a few, for what was asked today. */
export const age = ({ daysAgo }: QuestionSeed) => days(daysAgo) + hours(2);

export const questionRows = ({ ago }: Around): (typeof questions.$inferInsert)[] =>
  questionSeeds.map((seed) => ({
    id: questionId(seed),
    userId: memberId(seed.by),
    title: seed.title,
    text: seed.text,
    specialityId: specialityId(seed.speciality),
    tags: seed.tags,
    contentId: seed.about === undefined ? null : seedId(seed.about),
    createdAt: ago(age(seed)),
    updatedAt: ago(age(seed)),
  }));

export const answerRows = ({ ago }: Around): (typeof answers.$inferInsert)[] =>
  questionSeeds.flatMap((seed) =>
    seed.answers.map(({ by, hoursLater, text, accepted }, at) => {
      const createdAt = ago(age(seed) - hours(hoursLater));
      return {
        id: answerId(seed, at),
        questionId: questionId(seed),
        userId: memberId(by),
        text,
        acceptedAt: accepted ? ago(age(seed) - hours(hoursLater) - hours(6)) : null,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );

/** Everybody who asks or answers; they mark what others wrote. */
export const writers = [
  ...new Set(questionSeeds.flatMap((seed) => [seed.by, ...seed.answers.map((answer) => answer.by)])),
];

export const helpfulRows = ({ ago }: Around): (typeof helpfulMarks.$inferInsert)[] =>
  questionSeeds.flatMap((seed, number) =>
    seed.answers.flatMap(({ by, hoursLater, helpful }, at) => {
      const others = writers.filter((writer) => writer !== by);
      // From another place in the row of writers for each answer, so that everybody marks something.
      const from = (number * 5 + at * 3) % others.length;
      const marking = [...others.slice(from), ...others.slice(0, from)].slice(0, helpful);
      return marking.map((writer, place) => ({
        answerId: answerId(seed, at),
        userId: memberId(writer),
        createdAt: ago(Math.max(1, age(seed) - hours(hoursLater) - hours(2 + place))),
      }));
    }),
  );
