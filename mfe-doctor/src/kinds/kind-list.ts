import type { EventKind } from '@tvacha/shared-contract/vocabulary';
import { type Address, defineList, oneOf, type Request, shownAs, sortedBy, text } from '@tvacha/shared-core/list';
import type { Kind, Sort } from './kind';
import { listPaths } from './kind-rows';
import { type ScreenKind, screenOf } from './screens';

const when = oneOf('any', 'upcoming', 'past');
/** Where there is nothing to come to, an address says nothing of it. */
const never: typeof when = { ...when, read: () => undefined };

/** The list of a kind; what its address may say is the same for all kinds but for the orders. */
export const kindList = (key: ScreenKind, { sorts }: Pick<Kind, 'sorts'>) =>
  defineList({
    path: () => listPaths[key],
    fields: {
      subSpeciality: text(),
      author: text(),
      search: text(),
      when: screenOf(key).attended ? when : never,
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
