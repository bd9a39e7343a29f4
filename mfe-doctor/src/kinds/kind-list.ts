import type { EventKind } from '@tvacha/shared-contract/vocabulary';
import { type Address, defineList, type Request, shownAs, sortedBy } from '@tvacha/shared-core/list';
import { filterFields } from './filters/filter-fields';
import type { Kind, Sort } from './kind';
import { kindRows, listPaths } from './kind-rows';
import { type ScreenKind, screenOf } from './screens';

/** The list of a kind. */
export const kindList = (key: ScreenKind, { sorts }: Pick<Kind, 'sorts'>) =>
  defineList({
    path: () => listPaths[key],
    fields: {
      ...filterFields(kindRows[key].type),
      sort: sortedBy<'newest', Sort>('newest', ...sorts),
      view: shownAs('covers', 'list'),
    },
    rowsPerPage: screenOf(key).rowsPerPage,
    toRequest: (request) => ({ ...request, ...ofEvents(screenOf(key).eventKind) }),
  });

const ofEvents = (kind: EventKind | undefined): { kind?: EventKind } => (kind ? { kind } : {});

/** What a list asks for at an address without a query. */
export function usualRequest(key: ScreenKind) {
  const { request, usual } = kindList(key, { sorts: [] });
  return request(usual);
}

export type KindFields = ReturnType<typeof kindList>['fields'];
export type KindAddress = Address<KindFields>;
export type View = KindAddress['view'];
/** What a list asks the server. */
export type KindRequest = Request<KindFields> & { page?: number; kind?: EventKind };
