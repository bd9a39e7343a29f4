import type { Mark } from '@tvacha/shared-contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Box, boxOf, middleOf, moved, ofWidth, onPage, type Point, resized, turnOf } from './geometry';
import { copySelected, groupOf, selectAllOn } from './mark-group';
import { useT } from './messages';
import { NoteCard } from './note-card';
import { marksOn, type Notebook } from './notebook';
import css from './page-notes.module.css';
import type { PagePlace } from './page-place';
import { PictureCard } from './picture-card';
import { orderAt } from './picture-order';
import { pictureOnScreen, turnedTo } from './picture-shape';
import { useMarkName } from './use-mark-name';
import { useNotebook } from './use-notebook';

type Picture = Extract<Mark, { kind: 'image' }>;

const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Turned by 15 degrees, drawn larger or smaller by ten points, and put before or behind all others. */
const pictureKeys: Record<string, (mark: Picture, others: readonly Mark[]) => Picture> = {
  r: (mark) => ({ ...mark, angle: turnOf(mark.angle - 15) }),
  R: (mark) => ({ ...mark, angle: turnOf(mark.angle + 15) }),
  '+': (mark) => ofWidth(mark, mark.box[2] - mark.box[0] + 10),
  '-': (mark) => ofWidth(mark, mark.box[2] - mark.box[0] - 10),
  ']': (mark, others) => ({ ...mark, order: orderAt('front', others, mark.id) }),
  '[': (mark, others) => ({ ...mark, order: orderAt('back', others, mark.id) }),
};

/** What of the frame is dragged: all of it, the corner that makes it larger, or the handle that turns it. */
type FramePart = 'whole' | 'corner' | 'turn';

/** Degrees to which a picture is turned while Shift is held. */
const turnStep = 15;

interface SelectedMarkProps {
  book: Notebook;
  mark: Mark;
  /** What its page is called. */
  page: string;
  place: PagePlace;
  view: Box;
}

/** The frame of the selected mark: it is dragged, drawn larger by its corner, moved by arrows and deleted. */
export function SelectedMark({ book, mark, page, place, view }: SelectedMarkProps) {
  const t = useT();
  const nameOf = useMarkName();
  const added = useNotebook(book, (state) => state.added);
  const frame = useRef<HTMLButtonElement>(null);
  const [isWriting, setWriting] = useState(mark.kind !== 'ink' && mark.kind !== 'shape');
  const [shown, setShown] = useState<Mark>();
  const drag = useRef<{ pointer: number; from: Point; middle: Point; part: FramePart }>(undefined);
  const isFixed = mark.kind === 'highlight';
  const now = shown ?? mark;
  const { left, top, width, height, turn } =
    now.kind === 'image' ? pictureOnScreen(now, place) : { ...place.boxOnScreen(boxOf(now)), turn: 0 };

  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const group = () => groupOf(book.get());
  const remove = () => {
    const sheet = frame.current?.closest<HTMLElement>('[role="document"]');
    book.act({ remove: group().map(({ id }) => id) });
    sheet?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const arrow = arrows[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'a') selectAllOn(book, mark);
    else if (isCommand && event.key === 'c') copySelected(book);
    else if (isCommand && event.key === 'x') {
      copySelected(book);
      remove();
    } else if (isCommand) return;
    else if (arrow && !(isFixed && added.length === 0)) {
      const by = event.shiftKey ? 10 : 1;
      // An arrow goes where it points on screen, however the page is turned.
      const [x0, y0] = place.toPage([0, 0]);
      const [x1, y1] = place.toPage([arrow[0] * by * place.scale, arrow[1] * by * place.scale]);
      book.act({ put: group().map((one) => moved(one, [x1 - x0, y1 - y0], view)) });
    } else if (mark.kind === 'image' && pictureKeys[event.key]) {
      book.act({ put: [moved(pictureKeys[event.key]?.(mark, marksOn(book.get(), mark.page)) ?? mark, [0, 0], view)] });
    } else if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (event.key === 'Enter') setWriting(true);
    else if (event.key === 'Escape') book.set({ selected: undefined });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const begin = (event: PointerEvent, part: FramePart) => {
    if (isFixed || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const around = frame.current?.getBoundingClientRect();
    const middle: Point = [
      ((around?.left ?? 0) + (around?.right ?? 0)) / 2,
      ((around?.top ?? 0) + (around?.bottom ?? 0)) / 2,
    ];
    drag.current = { pointer: event.pointerId, from: [event.clientX, event.clientY], middle, part };
  };
  const draggedTo = (event: PointerEvent): Mark | undefined => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return undefined;
    const by: Point = [event.clientX - current.from[0], event.clientY - current.from[1]];
    if (Math.hypot(...by) < 2) return mark;
    const [x0, y0] = place.toPage([0, 0]);
    const [x1, y1] = place.toPage(by);
    if (current.part === 'whole') return moved(mark, [x1 - x0, y1 - y0], view);
    if (mark.kind === 'image') {
      // By how far the corner is from the middle, whichever way the picture is turned.
      const [cx, cy] = [current.middle[0], current.middle[1]];
      if (current.part === 'turn') {
        const round = (x: number, y: number) => (Math.atan2(y - cy, x - cx) * 180) / Math.PI;
        const free = place.rotation - mark.angle + round(event.clientX, event.clientY) - round(...current.from);
        return turnedTo(
          mark,
          event.shiftKey ? Math.round(free / turnStep) * turnStep : Math.round(free),
          place.rotation,
        );
      }
      const far = (x: number, y: number) => Math.hypot(x - cx, y - cy);
      const scale = far(event.clientX, event.clientY) / Math.max(1, far(...current.from));
      return ofWidth(mark, Math.min(view[2] - view[0], (mark.box[2] - mark.box[0]) * scale));
    }
    const old = place.boxOnScreen(boxOf(mark));
    const [ax, ay] = place.toPage([old.left, old.top]);
    const [bx, by2] = onPage(place.toPage([old.left + old.width + by[0], old.top + old.height + by[1]]), view);
    const larger = resized(mark, [Math.min(ax, bx), Math.min(ay, by2), Math.max(ax, bx), Math.max(ay, by2)]);
    return moved(larger, [0, 0], view);
  };
  const end = (event: PointerEvent) => {
    const next = draggedTo(event);
    const isWhole = drag.current?.part === 'whole';
    drag.current = undefined;
    setShown(undefined);
    if (!next || next === mark) return;
    const [from, to] = [middleOf(boxOf(mark)), middleOf(boxOf(next))];
    const others = isWhole ? group().slice(1) : [];
    book.act({ put: [next, ...others.map((one) => moved(one, [to[0] - from[0], to[1] - from[1]], view))] });
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
        style={{
          left: left - 6,
          top: top - 6,
          width: width + 12,
          height: height + 12,
          transform: turn ? `rotate(${turn}deg)` : undefined,
        }}
        aria-label={
          added.length > 0
            ? t('selectedMany', { count: added.length + 1, what: nameOf(mark), page })
            : t('selected', { what: nameOf(mark), page })
        }
        aria-description={t(isFixed ? 'selectedFixedHelp' : mark.kind === 'image' ? 'picture.help' : 'selectedHelp')}
        onKeyDown={press}
        onPointerDown={(event) => begin(event, 'whole')}
        {...follow}
      >
        {mark.kind === 'image' && added.length === 0 ? (
          <span className={css.turn} data-turn onPointerDown={(event) => begin(event, 'turn')} {...follow} />
        ) : null}
        {isFixed || mark.kind === 'note' ? null : (
          <span className={css.corner} onPointerDown={(event) => begin(event, 'corner')} {...follow} />
        )}
      </button>
      {mark.kind === 'image' ? (
        <PictureCard
          book={book}
          mark={mark}
          place={place}
          view={view}
          onRemove={remove}
          onCopy={() => copySelected(book)}
        />
      ) : (
        <NoteCard
          book={book}
          mark={mark}
          place={place}
          isBrief={!isWriting || added.length > 0 || mark.kind === 'ink' || mark.kind === 'shape'}
          onRemove={remove}
          onCopy={isFixed && added.length === 0 ? undefined : () => copySelected(book)}
        />
      )}
    </>
  );
}

/** The frame of a mark that was added to the one in hand. */
export function AddedMark({ mark, place }: Pick<SelectedMarkProps, 'mark' | 'place'>) {
  const { left, top, width, height } = place.boxOnScreen(boxOf(mark));
  return (
    <span className={css.added} style={{ left: left - 6, top: top - 6, width: width + 12, height: height + 12 }} />
  );
}
