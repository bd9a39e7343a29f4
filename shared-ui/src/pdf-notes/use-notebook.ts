import { useSyncExternalStore } from 'react';
import type { Notebook, NotebookState } from './notebook';

/** Watches a part of the notebook; what `pick` gives must be the same value while nothing of it changed. */
export const useNotebook = <T>(book: Notebook, pick: (state: NotebookState) => T): T =>
  useSyncExternalStore(book.watch, () => pick(book.get()));
