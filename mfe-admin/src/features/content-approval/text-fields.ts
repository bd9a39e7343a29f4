import type { Note } from '@tvacha/shared-contract';
import type { ContributionInFull } from './contributions';

type NoteField = Note['field'];

const ofCase = ['history', 'examination', 'investigations', 'treatment', 'outcome', 'teachingPoint'] as const;

/** What a contribution says, part by part, in the order in which a doctor reads it. */
export function textFields({ type, summary, diagnosis, details }: ContributionInFull) {
  const told =
    type === 'case'
      ? ofCase.map((field) => ({ field, text: details[field] }))
      : [{ field: 'findings' as const, text: details.findings }];
  return [{ field: 'summary' as const, text: summary }, { field: 'diagnosis' as const, text: diagnosis }, ...told];
}

/** What a note may be written to, of what this contribution has. */
export const notable = (contribution: ContributionInFull): NoteField[] => [
  'pictures',
  'title',
  ...textFields(contribution).map(({ field }) => field),
  'patient',
  'consent',
];
