import type { Mark } from '@tvacha/shared-contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Box, boxOf, moved, onPage, type Point, resized } from './geometry';
import { useT } from './messages';
import { NoteCard } from './note-card';
import type { Notebook } from './notebook';
import css from './page-notes.module.css';
import type { PagePlace } from './page-place';
import { useMarkName } from './use-mark-name';

const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface SelectedMarkProps {
  book: Notebook;
  mark: Mark;
  place: PagePlace;
  view: Box;
}

/** The frame of the selected mark: it is dragged, drawn larger by its corner, moved by arrows and deleted. */
export function SelectedMark({ book, mark, place, view }: SelectedMarkProps) {
  const t = useT();
  const nameOf = useMarkName();
  const frame = useRef<HTMLButtonElement>(null);
  const [isWriting, setWriting] = useState(mark.kind !== 'ink' && mark.kind !== 'shape');
  const [shown, setShown] = useState<Mark>();
  const drag = useRef<{ pointer: number; from: Point; corner: boolean }>(undefined);
  const isFixed = mark.kind === 'highlight';
  const { left, top, width, height } = place.boxOnScreen(boxOf(shown ?? mark));

  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const remove = () => {
    const sheet = frame.current?.closest<HTMLElement>('[role="document"]');
    book.act({ remove: [mark.id] });
    sheet?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const arrow = arrows[event.key];
    if (arrow && !isFixed) {
      const by = event.shiftKey ? 10 : 1;
      // An arrow goes where it points on screen, however the page is turned.
      const [x0, y0] = place.toPage([0, 0]);
      const [x1, y1] = place.toPage([arrow[0] * by * place.scale, arrow[1] * by * place.scale]);
      book.act({ put: [moved(mark, [x1 - x0, y1 - y0], view)] });
    } else if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (event.key === 'Enter') setWriting(true);
    else if (event.key === 'Escape') book.set({ selected: undefined });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const begin = (event: PointerEvent, corner: boolean) => {
    if (isFixed || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { pointer: event.pointerId, from: [event.clientX, event.clientY], corner };
  };
  const draggedTo = (event: PointerEvent): Mark | undefined => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return undefined;
    const by: Point = [event.clientX - current.from[0], event.clientY - current.from[1]];
    if (Math.hypot(...by) < 2) return mark;
    const [x0, y0] = place.toPage([0, 0]);
    const [x1, y1] = place.toPage(by);
    if (!current.corner) return moved(mark, [x1 - x0, y1 - y0], view);
    const old = place.boxOnScreen(boxOf(mark));
    const [ax, ay] = place.toPage([old.left, old.top]);
    const [bx, by2] = onPage(place.toPage([old.left + old.width + by[0], old.top + old.height + by[1]]), view);
    const larger = resized(mark, [Math.min(ax, bx), Math.min(ay, by2), Math.max(ax, bx), Math.max(ay, by2)]);
    return moved(larger, [0, 0], view);
  };
  const end = (event: PointerEvent) => {
    const next = draggedTo(event);
    drag.current = undefined;
    setShown(undefined);
    if (next && next !== mark) book.act({ put: [next] });
  };
  const follow = {
    onPointerMove: (event: PointerEvent) => {
      const next = draggedTo(event);
      if (next) setShown(next);
    },
    onPointerUp: end,
    onPointerCancel: () => {
      drag.current = undefined;
      setShown(undefined);
    },
  };

  return (
    <>
      <button
        ref={frame}
        type="button"
        data-notes-part
        className={css.frame}
        style={{ left: left - 6, top: top - 6, width: width + 12, height: height + 12 }}
        aria-label={t('selected', { what: nameOf(mark), page: mark.page })}
        aria-description={t(isFixed ? 'selectedFixedHelp' : 'selectedHelp')}
        onKeyDown={press}
        onPointerDown={(event) => begin(event, false)}
        {...follow}
      >
        {isFixed || mark.kind === 'note' ? null : (
          <span className={css.corner} onPointerDown={(event) => begin(event, true)} {...follow} />
        )}
      </button>
      <NoteCard
        book={book}
        mark={mark}
        place={place}
        isBrief={!isWriting || mark.kind === 'ink' || mark.kind === 'shape'}
        onRemove={remove}
      />
    </>
  );
}
