import { useEffect } from 'react';
import type { ReaderSlots, SlotStage } from '../pdf/reader-slots';
import { CarryEarlier } from './carry-earlier';
import { makeCopy } from './make-copy';
import type { Notebook } from './notebook';
import { NotebookStatus } from './notebook-status';
import { NotesBar } from './notes-bar';
import css from './notes-bar.module.css';
import { NotesPanel } from './notes-panel';
import { NotesTools } from './notes-tools';
import { PageNotes } from './page-notes';
import { isTyping } from './picture-tool';
import { useNotebook } from './use-notebook';

export type { Changed, Heard } from './mark-list';
export { type Earlier, type Keeping, type Notebook, openNotebook, type Pictures } from './notebook';

/** Undo and redo, wherever the focus is, but for where one types: to draw takes no focus. */
function useStepKeys(book: Notebook) {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) book.redo();
      else book.undo();
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [book]);
}

function OpenBar({ book, around }: { book: Notebook; around: SlotStage }) {
  useStepKeys(book);
  return (
    <div className={css.place}>
      <NotebookStatus book={book} />
      <NotesBar book={book} around={around} />
    </div>
  );
}

function Bar({ book, around }: { book: Notebook; around: SlotStage }) {
  const isOpen = useNotebook(book, (state) => state.isOpen);
  return (
    <>
      <CarryEarlier book={book} around={around} />
      {isOpen ? <OpenBar book={book} around={around} /> : null}
    </>
  );
}

function Side({ book, around }: { book: Notebook; around: SlotStage }) {
  const isListed = useNotebook(book, (state) => state.isListed);
  return isListed ? <NotesPanel book={book} around={around} /> : null;
}

/** `n` takes the notes’ tool in hand, `]` opens and closes the list of notes. */
function takeKey(book: Notebook, key: string): boolean {
  if (key === ']') book.set({ isListed: !book.get().isListed });
  else if (key.toLowerCase() === 'n') book.set({ isOpen: true, tool: 'note', selected: undefined, draft: undefined });
  else return false;
  return true;
}

/** The places of a reader, filled with the notes of a document; made once for a document. */
export const notesOf = (book: Notebook): ReaderSlots => ({
  page: (page) => <PageNotes book={book} page={page} />,
  tools: () => <NotesTools book={book} />,
  key: (key) => takeKey(book, key),
  bar: (around) => <Bar book={book} around={around} />,
  copy: async (getFile) => {
    const made = await makeCopy(book, getFile, { isForPrint: true });
    if (!made) throw new Error('The file is locked');
    return made;
  },
  side: (around) => <Side book={book} around={around} />,
});
