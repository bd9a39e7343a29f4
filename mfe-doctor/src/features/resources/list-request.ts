import type { ListQuery, Sort } from './list-query';

/** What a list asks the server for. */
export interface ListRequest {
  author?: string;
  subSpeciality?: string;
  search?: string;
  sort?: Sort;
  dataPerPage?: number;
}

/** The request of a query; how titles are shown is no business of the server, and the usual order goes unsaid. */
export const toRequest = (query: ListQuery, dataPerPage: number): ListRequest => ({
  author: query.author || undefined,
  subSpeciality: query.subSpeciality || undefined,
  search: query.search || undefined,
  sort: query.sort === 'newest' ? undefined : query.sort,
  dataPerPage,
});
