import { listLiveTalks } from '@tvacha/shared-contract/routes/reading';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

type TalksQuery = NonNullable<CallInput<'dermalive.list'>['query']>;

/** Talks of Dermalive, to come or past. */
export const liveTalks = createResource({
  name: 'liveTalks',
  load: (query: TalksQuery, options) => call(listLiveTalks, { query }, options),
});
