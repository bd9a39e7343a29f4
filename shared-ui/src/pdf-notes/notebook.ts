import type { EarlierMark, HighlightColour, Mark, PenColour, ShapeForm } from '@tvacha/shared-contract';
import { annotationLimits } from '@tvacha/shared-contract/annotations';
import type { SlotPage } from '../pdf/reader-slots';
import {
  act,
  type Changed,
  carry,
  type Doing,
  type Drawn,
  emptyList,
  type Heard,
  join,
  type MarkList,
  redo,
  standing,
  undo,
} from './mark-list';
import { type PagePlace, placeOf } from './page-place';
import { stacked } from './picture-order';

export type Tool = 'select' | 'ink' | 'highlight' | 'eraser' | 'text' | 'note' | 'shape';

/** Whether changes are at the server: see `KeepState` of shared-core. */
export type Keeping = 'saving' | 'saved' | 'device' | 'tab' | 'full' | 'replaced' | 'refused' | 'partly';

/** Widths of the pen and of lines, in points. */
export const penWidths = [1, 2, 4] as const;

export interface NotebookState {
  list: MarkList;
  /** They can be drawn: the tools are out. */
  isOpen: boolean;
  /** The list of notes is beside the pages. */
  isListed: boolean;
  tool: Tool;
  form: ShapeForm;
  pen: PenColour;
  marker: HighlightColour;
  width: number;
  /** The eraser takes whole strokes. */
  wholeStrokes: boolean;
  selected: string | undefined;
  /** Others that are selected with it, of the same page; whoever selects anew begins without them. */
  added: readonly string[];
  /** What was copied, to be put on any page. */
  copied: readonly Mark[];
  /** A note or text that is being written and does not say anything yet. */
  draft: Drawn | undefined;
  keeping: Keeping;
  /** A picture is on its way, or why one was not taken; or another device was quicker with a mark. */
  told: 'sending' | 'overtaken' | { failed: string } | undefined;
  /** What was written in earlier editions and has no place in this one, or has none yet. */
  earlier: Earlier;
  /** So many highlights were found again in this edition since it was opened. */
  carried: number;
}

/** Marks of earlier editions. */
export interface Earlier {
  /** This edition was looked through for them. */
  isRead: boolean;
  items: readonly EarlierMark[];
}

/** A page that is drawn now. */
export interface ShownPage extends SlotPage {
  element: HTMLElement;
  place: PagePlace;
}

/** The notes of a document while it is open; parts of the screen watch it, and no other is drawn anew. */
export interface Notebook {
  title: string;
  /** Who writes, as a copy names them. */
  author: string;
  pictures: Pictures;
  get(): NotebookState;
  watch(listener: () => void): () => void;
  set(change: Partial<Omit<NotebookState, 'list'>>): void;
  /** Whether there is no room for another mark, which is said then: before somebody draws it. */
  isFull(): boolean;
  /** Does what can be taken back, and has it kept. @returns whether it was done: a full document takes no more */
  act(doing: Doing): boolean;
  /**
   * Puts marks of an earlier edition in their places in this one.
   * @param missing ids of those whose words are not on the page after all
   */
  carry(put: readonly Drawn[], missing: readonly string[]): void;
  /** Is told of a mark of an earlier edition no more. */
  putAway(id: string): void;
  undo(): void;
  redo(): void;
  /** @param isInstead it stands in the place of what was written here, which is said */
  hear(heard: readonly Heard[], isInstead?: boolean): void;
  /** When a mark was changed last, as ISO date. */
  changedAt(id: string): string;
  /** Pages that are drawn now, by their numbers. */
  shown: Map<number, ShownPage>;
  show(page: SlotPage, element: HTMLElement): () => void;
}

/** Keeps the pictures that are put into a document. */
export interface Pictures {
  /** Sends one. @throws with words for whoever put it in */
  send: (file: File) => Promise<{ file: string; width: number; height: number }>;
  /** Gets one. @throws where it does not come */
  open: (file: string) => Promise<Blob>;
}

interface NotebookParts {
  title: string;
  author: string;
  pictures: Pictures;
  marks: readonly Heard[];
  /** Takes what is to be kept. */
  onChange: (changed: Changed) => void;
}

export function openNotebook({ title, author, pictures, marks, onChange }: NotebookParts): Notebook {
  const listeners = new Set<() => void>();
  let state: NotebookState = {
    list: join(emptyList, marks),
    isOpen: false,
    isListed: false,
    tool: 'ink',
    form: 'arrow',
    pen: 'ink',
    marker: 'yellow',
    width: penWidths[1],
    wholeStrokes: false,
    selected: undefined,
    added: [],
    copied: [],
    draft: undefined,
    keeping: 'saved',
    told: undefined,
    earlier: { isRead: true, items: [] },
    carried: 0,
  };
  const put = (change: Partial<NotebookState>) => {
    const anew: Partial<NotebookState> = 'selected' in change ? { added: [] } : {};
    state = { ...state, ...anew, ...change };
    for (const listener of listeners) listener();
  };
  const changes = new Map(marks.map(({ id, changedAt }) => [id, changedAt ?? new Date().toISOString()]));
  const now = () => new Date().toISOString();
  const take = ([list, changed]: [MarkList, Changed]) => {
    if (list === state.list) return;
    const isGone = state.selected !== undefined && !list.marks.get(state.selected);
    for (const { id } of changed.marks) changes.set(id, now());
    put({ list, ...(isGone ? { selected: undefined } : {}) });
    onChange(changed);
  };
  /** Whether so many more are too many, which is said then. */
  const isFull = (added: number) => {
    const isOver = added > 0 && standing(state.list).length + added > annotationLimits.marks;
    if (isOver) put({ keeping: 'full' });
    return isOver;
  };
  const shown = new Map<number, ShownPage>();
  return {
    title,
    author,
    pictures,
    get: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: put,
    isFull: () => isFull(1),
    act(doing) {
      const added = (doing.put ?? []).filter(({ id }) => !state.list.marks.get(id)).length;
      if (isFull(added)) return false;
      take(act(state.list, doing));
      return true;
    },
    carry(marks, missing) {
      if (isFull(marks.length)) return;
      const placed = new Set(marks.map(({ id }) => id));
      const items = state.earlier.items
        .filter(({ mark }) => !placed.has(mark.id))
        .map((one) => (missing.includes(one.mark.id) ? { ...one, page: null } : one));
      put({ earlier: { ...state.earlier, items }, carried: state.carried + marks.length });
      take(carry(state.list, marks));
    },
    putAway(id) {
      const gone = state.earlier.items.find(({ mark }) => mark.id === id);
      if (!gone) return;
      const removal = { id, revision: gone.mark.revision + 1 };
      const items = state.earlier.items.filter((one) => one !== gone);
      put({ earlier: { ...state.earlier, items }, list: join(state.list, [{ ...removal, mark: null }]) });
      onChange({ marks: [], removed: [removal] });
    },
    undo: () => take(undo(state.list)),
    redo: () => take(redo(state.list)),
    hear(heard, isInstead = false) {
      for (const { id, changedAt } of heard) changes.set(id, changedAt ?? now());
      put({ list: join(state.list, heard), ...(isInstead ? { told: 'overtaken' } : {}) });
    },
    changedAt: (id) => changes.get(id) ?? now(),
    shown,
    show(page, element) {
      const own = { ...page, element, place: placeOf(page) };
      shown.set(page.number, own);
      return () => {
        if (shown.get(page.number) === own) shown.delete(page.number);
      };
    },
  };
}

/** The marks of one page, from the lowest on. */
export const marksOn = ({ list }: NotebookState, page: number): Mark[] =>
  stacked(standing(list).filter((mark) => mark.page === page));
