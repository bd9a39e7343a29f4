import { listAuthors } from '@tvacha/shared-contract/routes/reading';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

/** Authors of a kind of content, with how much each wrote. */
export const editors = createResource({
  name: 'editors',
  load: (query: CallInput<'authors.list'>['query'], options) => call(listAuthors, { query }, options),
});
