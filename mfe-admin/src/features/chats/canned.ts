import type { CannedAnswer } from '@tvacha/shared-contract';
import { deleteCannedAnswer, listCannedAnswers } from '@tvacha/shared-contract/routes/admin/chats';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';

/** Answers that are given often, all of them: they are few. */
export const cannedAnswers = createResource({
  name: 'cannedAnswers',
  load: (_query: undefined, options): Promise<CannedAnswer[]> => call(listCannedAnswers, {}, options),
  age: 60_000,
});

export const cannedRemoval = createMutation({
  name: 'cannedRemoval',
  keyOf: ({ id }: { id: string }) => id,
  send: (query) => call(deleteCannedAnswer, { query }),
  invalidates: [cannedAnswers],
  notice: 'DELETED',
});

/** Those whose name or text holds each of the words. */
export function cannedFor(answers: readonly CannedAnswer[], words: string): CannedAnswer[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return answers.filter(({ name, text }) => wanted.every((word) => `${name}\n${text}`.toLowerCase().includes(word)));
}

/** The text as this member gets it. */
export const filledIn = ({ text }: Pick<CannedAnswer, 'text'>, member: string): string =>
  text.replaceAll('{name}', member);
