import type { Mark, RemovedMark } from '@tvacha/shared-contract';

/** Marks by their ids, in the order in which they were made; none where one was removed. */
type Standing = ReadonlyMap<string, Mark | null>;

/** One thing that a person did: of each mark it touched, how it was and how it is. */
type Step = readonly { id: string; before: Mark | null; after: Mark | null }[];

/** The marks of a document, and what was done to them since it was opened. */
export interface MarkList {
  readonly marks: Standing;
  /** The latest revision of each id, also of those removed. */
  readonly revisions: ReadonlyMap<string, number>;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** What is to be kept of a change. */
export interface Changed {
  marks: Mark[];
  removed: RemovedMark[];
}

/** So many steps can be taken back. */
export const mostSteps = 100;

export const emptyList: MarkList = { marks: new Map(), revisions: new Map(), done: [], undone: [] };

/** A mark before it has a revision: the list counts them. */
export type Drawn = Mark extends infer M
  ? M extends Mark
    ? Omit<M, 'revision'> & { revision?: number }
    : never
  : never;

/** What a person does at once: marks as they shall be, and ids that go. */
export interface Doing {
  put?: readonly Drawn[];
  remove?: readonly string[];
}

const set = (list: MarkList, wanted: readonly { id: string; mark: Mark | null }[]): [MarkList, Changed] => {
  const marks = new Map(list.marks);
  const revisions = new Map(list.revisions);
  const changed: Changed = { marks: [], removed: [] };
  for (const { id, mark } of wanted) {
    const revision = (revisions.get(id) ?? 0) + 1;
    revisions.set(id, revision);
    const next = mark && { ...mark, revision };
    marks.set(id, next);
    if (next) changed.marks.push(next);
    else changed.removed.push({ id, revision });
  }
  return [{ ...list, marks, revisions }, changed];
};

/** Does something that can be taken back; what was taken back before can then no longer be done again. */
export function act(list: MarkList, { put = [], remove = [] }: Doing): [MarkList, Changed] {
  const wanted = [
    ...put.map((mark) => ({ id: mark.id, mark: mark as Mark })),
    ...remove.filter((id) => list.marks.get(id)).map((id) => ({ id, mark: null })),
  ];
  if (wanted.length === 0) return [list, { marks: [], removed: [] }];
  const step = wanted.map(({ id, mark }) => ({ id, before: list.marks.get(id) ?? null, after: mark }));
  const [next, changed] = set(list, wanted);
  return [{ ...next, done: [...list.done, step].slice(-mostSteps), undone: [] }, changed];
}

/** Puts marks in their new places, which nobody did and nobody takes back. */
export function carry(list: MarkList, put: readonly Drawn[]): [MarkList, Changed] {
  const [next, changed] = act(list, { put });
  return [{ ...next, done: list.done, undone: list.undone }, changed];
}

/** Takes the last step back: a change of its own to whoever keeps the marks. */
export function undo(list: MarkList): [MarkList, Changed] {
  const step = list.done.at(-1);
  if (!step) return [list, { marks: [], removed: [] }];
  const [next, changed] = set(
    list,
    step.map(({ id, before }) => ({ id, mark: before })),
  );
  return [{ ...next, done: list.done.slice(0, -1), undone: [...list.undone, step] }, changed];
}

/** Does again what was taken back last. */
export function redo(list: MarkList): [MarkList, Changed] {
  const step = list.undone.at(-1);
  if (!step) return [list, { marks: [], removed: [] }];
  const [next, changed] = set(
    list,
    step.map(({ id, after }) => ({ id, mark: after })),
  );
  return [{ ...next, done: [...list.done, step], undone: list.undone.slice(0, -1) }, changed];
}

/** What another device, or the server, says stands under an id. */
export interface Heard {
  id: string;
  revision: number;
  mark: Mark | null;
  changedAt?: string;
}

/**
 * Takes in what came from elsewhere: of each mark the later revision stands. Steps stay, as undo writes what was
 * before, with a revision above all that was heard of.
 */
export function join(list: MarkList, heard: readonly Heard[]): MarkList {
  const marks = new Map(list.marks);
  const revisions = new Map(list.revisions);
  for (const { id, revision, mark } of heard) {
    if (revision < (revisions.get(id) ?? 0)) continue;
    revisions.set(id, revision);
    marks.set(id, mark);
  }
  return { ...list, marks, revisions };
}

/** Those that stand, in the order in which they were made. */
export const standing = ({ marks }: MarkList): Mark[] => [...marks.values()].filter((mark) => mark !== null);
