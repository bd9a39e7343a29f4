import type { Profile } from '@tvacha/shared-contract';
import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { createSlice } from '@tvacha/shared-core/toolkit';
import type { UploadItem } from '@tvacha/shared-ui/file-upload';
import { begunAnew, fileChanged, fileRemoved, fileRetried, fileSent, filesAdded, profileLoaded } from './actions';

/** The papers of a registration: those the server has, and those on their way. */
export type Papers = Record<DocumentKind, readonly UploadItem[]>;

const initialState: Papers = { degree: [], visitingCard: [] };

const change = (items: readonly UploadItem[], id: string, changes: Partial<UploadItem>) =>
  items.map((item) => (item.id === id ? { ...item, ...changes } : item));

/** The server's list, with what is known here of its files, then what it does not have yet. */
function merge(items: readonly UploadItem[], kind: DocumentKind, { documents }: Profile): UploadItem[] {
  const kept = documents
    .filter((paper) => paper.kind === kind)
    .map(({ _id, name }) => ({
      size: items.find(({ id }) => id === _id)?.size,
      id: _id,
      name,
      status: 'done' as const,
    }));
  return [...kept, ...items.filter(({ status }) => status !== 'done')];
}

/** A file that has arrived goes on under the id the server gave it: the one that was not there before. */
function arrived(items: readonly UploadItem[], kind: DocumentKind, id: string, profile: Profile): UploadItem[] {
  const fresh = profile.documents.find((paper) => paper.kind === kind && !items.some((item) => item.id === paper._id));
  if (!fresh)
    return merge(
      items.filter((item) => item.id !== id),
      kind,
      profile,
    );
  return merge(change(items, id, { id: fresh._id, status: 'done' }), kind, profile);
}

const papersSlice = createSlice({
  name: 'registrationPapers',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(begunAnew, () => initialState);
    on.addCase(filesAdded, (state, { payload: { kind, items } }) => ({ ...state, [kind]: [...state[kind], ...items] }));
    on.addCase(fileChanged, (state, { payload: { kind, id, changes } }) => ({
      ...state,
      [kind]: change(state[kind], id, changes),
    }));
    on.addCase(fileRetried, (state, { payload: { kind, id } }) => ({
      ...state,
      [kind]: change(state[kind], id, { status: 'waiting', error: undefined }),
    }));
    on.addCase(fileSent, (state, { payload: { kind, id, profile } }) => ({
      ...state,
      [kind]: arrived(state[kind], kind, id, profile),
    }));
    on.addCase(fileRemoved, (state, { payload: { kind, id } }) => ({
      ...state,
      [kind]: state[kind].filter((item) => item.id !== id),
    }));
    on.addCase(profileLoaded, (state, { payload }) => ({
      degree: merge(state.degree, 'degree', payload),
      visitingCard: merge(state.visitingCard, 'visitingCard', payload),
    }));
  },
});

export const papersReducer = papersSlice.reducer;
