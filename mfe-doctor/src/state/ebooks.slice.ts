import { type CallInput, call } from '@tvacha/shared-core/http';
import { createListSlice, createResource } from '@tvacha/shared-core/resources';

export type EbookQuery = NonNullable<CallInput<'ebooks.list'>['query']>;

/** Lists of ebooks by query. A whole list is large, so only the last few are kept. */
export const ebooks = createListSlice({
  name: 'ebooks',
  load: (query: EbookQuery) => call('ebooks.list', { query }),
  keep: 8,
});

/** Single ebooks by id. */
export const ebookDetails = createResource({
  name: 'ebookDetails',
  load: (query: { id: string }) => call('ebooks.details', { query }),
});
