import type { OfficeList, SavedView } from '@tvacha/shared-contract';
import { deleteView, listViews, preferView } from '@tvacha/shared-contract/routes/admin/views';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';

export type { OfficeList, SavedView };

/** One's own views of a list and the shared ones, all of them: they are few. */
export const savedViews = createResource({
  name: 'savedViews',
  load: (query: { list: OfficeList }, options): Promise<SavedView[]> => call(listViews, { query }, options),
  age: 60_000,
});

export const viewRemoval = createMutation({
  name: 'viewRemoval',
  keyOf: ({ id }: { id: string }) => id,
  send: (query) => call(deleteView, { query }),
  invalidates: [savedViews],
  notice: 'DELETED',
});

export const viewPreference = createMutation({
  name: 'viewPreference',
  keyOf: ({ list }: { list: OfficeList; id: string | null }) => list,
  send: (body) => call(preferView, { body }),
  invalidates: [savedViews],
});
