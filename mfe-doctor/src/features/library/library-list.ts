import type { SavedItem } from '@tvacha/shared-contract';
import { makeFolder, removeFolder, renameFolder } from '@tvacha/shared-contract/routes/library';
import { call } from '@tvacha/shared-core/http';
import { defineList, page, type Request, sortedBy, text } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import type { IconName } from '@tvacha/shared-ui/icon';
import { saidInPage } from '../../common/refusal';
import { kindRows } from '../../kinds/kind-rows';
import { piecePath } from '../../kinds/paths';
import { folderList, markOf, savedRows } from '../../state/library';

const fields = { folder: text(), search: text(), sort: sortedBy('newest', 'title'), page: page() };

/** `/doctor/library?folder=&search=`: a folder by its id, `none` for what is in none. */
export const libraryList = defineList({
  path: () => '/doctor/library',
  fields,
  rowsPerPage: 24,
  toRequest: ({ folder, ...more }: Request<typeof fields>) => ({ ...more, ...(folder && { folder }) }),
});

const iconOf = new Map<string | null, IconName>(Object.values(kindRows).map((row) => [row.type, row.icon]));

/** What stands for a piece that has no cover. */
export const keptIcon = ({ type }: Pick<SavedItem, 'type'>): IconName => iconOf.get(type) ?? 'book-open';

/** The page of what was kept. */
export const keptPath = ({ type, contentId, slug }: Pick<SavedItem, 'type' | 'contentId' | 'slug'>) =>
  piecePath({ type, _id: contentId, slug });

const shown = [folderList, savedRows, markOf];

/** Makes a folder, or where it has an id gives it another name. */
export const folderNaming = createMutation({
  name: 'folderNaming',
  keyOf: ({ id = '' }: { id?: string; name: string }) => id,
  send: ({ id, name }) =>
    id === undefined ? call(makeFolder, { body: { name } }) : call(renameFolder, { body: { id, name } }),
  invalidates: shown,
  saidInPlace: [...saidInPage, 'VALIDATION_FAILED'],
});

export const folderRemoval = createMutation({
  name: 'folderRemoval',
  keyOf: ({ id }: { id: string }) => id,
  send: (body) => call(removeFolder, { body }),
  invalidates: shown,
});
