import { useEffect, useMemo, useRef } from 'react';
import type { SlotPage } from '../pdf/reader-slots';
import { highlightSelection } from './add-marks';
import { DrawingSurface } from './drawing-surface';
import { markAt } from './geometry';
import { toggleSelected } from './mark-group';
import { MarkShape } from './mark-shape';
import { NoteCard } from './note-card';
import { marksOn, type Notebook } from './notebook';
import css from './page-notes.module.css';
import { placeOf } from './page-place';
import { PictureShape } from './picture-shape';
import { AddedMark, SelectedMark } from './selected-mark';
import { useNotebook } from './use-notebook';

/** How near to a mark a press must be, in pixels. */
const reach = 8;

/** Everything that is written on one page, and what is needed to write there. */
export function PageNotes({ book, page }: { book: Notebook; page: SlotPage }) {
  const layer = useRef<HTMLDivElement>(null);
  const list = useNotebook(book, (state) => state.list);
  const isOpen = useNotebook(book, (state) => state.isOpen);
  const tool = useNotebook(book, (state) => state.tool);
  const selected = useNotebook(book, (state) => state.list.marks.get(state.selected ?? ''));
  const added = useNotebook(book, (state) => state.added);
  const draft = useNotebook(book, (state) => state.draft);
  const { number, name, view, rotation, width } = page;
  const [left, bottom, right, top] = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box by its numbers, as its list is another each time
  const place = useMemo(() => placeOf({ view, rotation, width }), [left, bottom, right, top, rotation, width]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the list changes what lies on a page
  const marks = useMemo(() => marksOn(book.get(), number), [list, number]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is another one once it lies elsewhere
  useEffect(() => {
    const sheet = layer.current?.parentElement;
    return sheet ? book.show(page, sheet) : undefined;
  }, [book, place, number]);

  // A press on a mark selects it, and leaves the text below to be selected as ever.
  useEffect(() => {
    const sheet = layer.current?.parentElement;
    if (!sheet || !isOpen) return;
    const press = (event: MouseEvent) => {
      const { tool } = book.get();
      if (tool === 'highlight') {
        highlightSelection(book);
        return;
      }
      if (tool !== 'select' || (!event.shiftKey && !document.getSelection()?.isCollapsed)) return;
      if ((event.target as Element).closest('[data-notes-part]')) return;
      const { left, top } = sheet.getBoundingClientRect();
      const at = place.toPage([event.clientX - left, event.clientY - top]);
      const hit = markAt(marksOn(book.get(), number), at, reach / place.scale);
      if (hit && event.shiftKey) toggleSelected(book, hit);
      else if (!event.shiftKey) book.set({ selected: hit?.id, draft: undefined });
    };
    sheet.addEventListener('click', press);
    return () => sheet.removeEventListener('click', press);
  }, [book, isOpen, place, number]);

  const isDrawing = isOpen && tool !== 'select' && tool !== 'highlight';
  return (
    <div ref={layer} className={css.page}>
      <svg className={css.pictures} viewBox={`0 0 ${place.width} ${place.height}`} aria-hidden="true">
        {marks.map((mark) =>
          mark.kind === 'image' ? <PictureShape key={mark.id} book={book} mark={mark} place={place} /> : null,
        )}
      </svg>
      <svg className={css.layer} viewBox={`0 0 ${place.width} ${place.height}`} aria-hidden="true">
        {marks.map((mark) => (
          <MarkShape key={mark.id} mark={mark} place={place} />
        ))}
      </svg>
      {isDrawing ? <DrawingSurface book={book} page={number} place={place} /> : null}
      {isOpen && added.length > 0
        ? marks.map((mark) => (added.includes(mark.id) ? <AddedMark key={mark.id} mark={mark} place={place} /> : null))
        : null}
      {isOpen && selected?.page === number ? (
        <SelectedMark key={selected.id} book={book} mark={selected} page={name} place={place} view={view} />
      ) : null}
      {draft?.page === number ? <NoteCard key={draft.id} book={book} mark={draft} place={place} isNew /> : null}
    </div>
  );
}
