import { type Address, defineList, shownAs, sortedBy, text } from '@tvacha/shared-core/list';

/** The list of a kind of resource; what its address may say is the same for all kinds. */
export const resourceFields = (path: () => string, rowsPerPage: number) =>
  defineList({
    path,
    fields: {
      subSpeciality: text(),
      author: text(),
      search: text(),
      sort: sortedBy('newest', 'title', 'author'),
      view: shownAs('covers', 'list'),
    },
    rowsPerPage,
  });

export type ResourceDefinition = ReturnType<typeof resourceFields>;
export type ResourceFields = ResourceDefinition['fields'];
export type View = Address<ResourceFields>['view'];
