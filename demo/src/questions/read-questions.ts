import { operations } from '@tvacha/shared-contract';
import { z } from 'zod';
import { fields } from '../content/fields';
import { type Part, paragraphsOf, partsOf, wrong } from '../content/markdown';
import type { Source } from '../content/read-folder';

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

export type QuestionSeed = z.output<typeof questionSchema>;

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
