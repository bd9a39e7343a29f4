import { contentDetailsSchemas } from '@tvacha/shared-contract';
import { z } from 'zod';
import { fields, quizPart } from '../content/fields';
import { type Part, paragraphsOf, partsOf, wrong } from '../content/markdown';
import type { Source } from '../content/read-folder';

const { level, minutes, timeLimit, passMark, reviewer, reviewedOn } = contentDetailsSchemas.quiz.shape;
const option = quizPart.options.element.shape.text;

/** Questions with one best answer out of four, which is written first. */
export const asked = z
  .array(
    z.strictObject({
      text: quizPart.text,
      options: z.tuple([option, option, option, option]),
      explanation: quizPart.explanation,
      picture: quizPart.picture,
    }),
  )
  .min(1);

/** A quiz as its file gives it; of each question's options the right one comes first. */
export const quizSchema = z
  .strictObject({
    ...fields,
    level,
    minutes,
    timeLimit,
    passMark,
    reviewer,
    reviewedOn,
    ask: asked,
  })
  .transform(({ level, minutes, timeLimit, passMark, reviewer, reviewedOn, ...rest }) => ({
    ...rest,
    details: { level, minutes, ...(timeLimit ? { timeLimit } : {}), passMark, reviewer, reviewedOn },
  }));

const right = '[x] ';
const other = '[ ] ';

function questionOf({ heading, line, blocks }: Part) {
  const [first] = blocks;
  const picture = first?.kind === 'image' ? first : undefined;
  const [options, ...rest] = picture ? blocks.slice(1) : blocks;
  if (options?.kind !== 'bullets') throw wrong(line, 'a question is followed by the list of its options');
  const { items } = options;
  if (items.some((item) => !item.startsWith(right) && !item.startsWith(other)))
    throw wrong(options.line, 'an option begins with [x] where it is right, else with [ ]');
  const chosen = items.filter((item) => item.startsWith(right));
  if (chosen.length !== 1) throw wrong(options.line, `one option is right, not ${chosen.length}`);
  const ordered = [...chosen, ...items.filter((item) => item.startsWith(other))];
  return {
    text: heading,
    options: ordered.map((item) => item.slice(right.length)),
    explanation: paragraphsOf(rest).join('\n\n'),
    ...(picture ? { picture: { drawing: picture.name, alt: picture.caption } } : {}),
  };
}

export function quizOf({ front, blocks }: Source): unknown {
  const { intro, parts } = partsOf(blocks);
  const [stray] = intro;
  if (stray) throw wrong(stray.line, 'a quiz begins with its first question: ## …');
  return { ...front, ask: parts.map(questionOf) };
}
