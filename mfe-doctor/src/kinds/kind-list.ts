import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { type Address, defineList, type Request, shownAs, sortedBy, text } from '@tvacha/shared-core/list';
import type { Kind, Sort } from './kind';
import { type ScreenKind, screenOf } from './screens';

/** The list of a kind; what its address may say is the same for all kinds but for the orders. */
export const kindList = (key: ScreenKind, { sorts }: Pick<Kind, 'sorts'>) =>
  defineList({
    path: () => kindPaths[key],
    fields: {
      subSpeciality: text(),
      author: text(),
      search: text(),
      sort: sortedBy<'newest', Sort>('newest', ...sorts),
      view: shownAs('covers', 'list'),
    },
    rowsPerPage: screenOf(key).rowsPerPage,
  });

export type KindFields = ReturnType<typeof kindList>['fields'];
export type View = Address<KindFields>['view'];
/** What a list asks the server. */
export type KindRequest = Request<KindFields> & { page?: number };
