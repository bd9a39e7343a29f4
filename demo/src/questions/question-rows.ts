import type { answers, questions } from '@tvacha/api/schema';
import { operations } from '@tvacha/shared-contract';
import { z } from 'zod';
import { fields } from '../content/fields';
import { type Part, paragraphsOf, partsOf, wrong } from '../content/markdown';
import { readFolder, type Source } from '../content/read-folder';
import { memberId } from '../contributions';
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
  by,
  daysAgo: z.number().int().min(0),
  answers: z.array(
    z.strictObject({
      by,
      /** After the question was asked. */
      hoursLater: z.number().int().min(0),
      text: operations['answers.create'].body.shape.text,
      accepted: z.boolean(),
    }),
  ),
});

type QuestionSeed = z.output<typeof questionSchema>;

function answerOf({ heading, line, blocks }: Part) {
  const [, by, hours, accepted] = /^(\S+) after (\d+) hours?(, accepted)?$/.exec(heading) ?? [];
  if (!by) throw wrong(line, 'an answer begins with its author: ## name after 7 hours, accepted');
  return {
    by,
    hoursLater: Number(hours),
    text: paragraphsOf(blocks).join('\n\n'),
    accepted: accepted !== undefined,
  };
}

export function questionOf({ front, blocks }: Source): unknown {
  const { intro, parts } = partsOf(blocks);
  return { ...front, text: paragraphsOf(intro).join('\n\n'), answers: parts.map(answerOf) };
}

export const questionSeeds = readFolder('questions', questionSchema, questionOf);

const questionId = ({ title }: QuestionSeed) => seedId(`question/${title}`);

/** Minutes since it was asked: at least a few, for what was asked today. */
const age = ({ daysAgo }: QuestionSeed) => days(daysAgo) + hours(2);

export const questionRows = ({ ago }: Around): (typeof questions.$inferInsert)[] =>
  questionSeeds.map((seed) => ({
    id: questionId(seed),
    userId: memberId(seed.by),
    title: seed.title,
    text: seed.text,
    specialityId: specialityId(seed.speciality),
    createdAt: ago(age(seed)),
    updatedAt: ago(age(seed)),
  }));

export const answerRows = ({ ago }: Around): (typeof answers.$inferInsert)[] =>
  questionSeeds.flatMap((seed) =>
    seed.answers.map(({ by, hoursLater, text, accepted }, at) => {
      const createdAt = ago(age(seed) - hours(hoursLater));
      return {
        id: seedId(`answer/${seed.title}/${at}`),
        questionId: questionId(seed),
        userId: memberId(by),
        text,
        acceptedAt: accepted ? ago(age(seed) - hours(hoursLater) - hours(6)) : null,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
