import { type ContentKind, contentKindNames, contentKinds, type Input, isAttended } from '@tvacha/shared-contract';
import { type Examples, exampleId } from './example';

type KindExamples = {
  [Kind in ContentKind as `${Kind}.list`]: Input<`${Kind}.list`>;
} & { [Kind in ContentKind as `${Kind}.details`]: Input<`${Kind}.details`> };

const read = {
  search: 'skin',
  author: exampleId,
  person: 'Dr. Ananya Rao',
  subSpeciality: 'hair',
  publisher: exampleId,
  from: '2026-01-01',
  to: '2026-12-31',
  year: 2026,
  sort: 'title',
  page: 1,
  dataPerPage: 20,
} satisfies Input<'ejournals.list'>['query'];

const attended = { ...read, when: 'past', sort: 'soonest' } satisfies Input<'webinars.list'>['query'];

/** A list and a record of each kind, from the table of kinds. */
const kindExamples = Object.fromEntries(
  contentKindNames.flatMap((kind) => [
    [`${kind}.list`, { query: isAttended(contentKinds[kind].type) ? attended : read }],
    [`${kind}.details`, { query: { id: exampleId } }],
  ]),
) as KindExamples;

export const contentsExamples: Examples<'contents'> = {
  ...kindExamples,
  'events.register': { body: { id: exampleId } },
  'events.cancel': { body: { id: exampleId } },
  'events.calendar': { query: { id: exampleId } },
  'films.link': { query: { id: exampleId } },
  'events.feed': {},
  'events.feed.make': {},
  'events.feed.end': {},
  'events.feed.read': { query: { key: 'A'.repeat(43) } },
  'events.registrations': { query: { when: 'upcoming', search: 'skin', sort: 'newest', page: 1, dataPerPage: 20 } },
};
