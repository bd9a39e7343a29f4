import { type CallInput, call } from '@tvacha/shared-core/http';
import { createListSlice } from '@tvacha/shared-core/resources';

type TalksQuery = NonNullable<CallInput<'dermalive.list'>['query']>;

/** Talks of Dermalive, to come or past. */
export const liveTalks = createListSlice({
  name: 'liveTalks',
  load: (query: TalksQuery) => call('dermalive.list', { query }),
});
