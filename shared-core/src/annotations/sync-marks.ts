import type { EarlierMark, KeptMark, Mark, Result } from '@tvacha/shared-contract';
import { annotationLimits } from '@tvacha/shared-contract/annotations';
import { listAnnotations, listEarlierAnnotations, saveAnnotations } from '@tvacha/shared-contract/routes/annotations';
import { CallError, call } from '@tvacha/shared-core/http';

/** A change that the server has not said it keeps; without a mark it is a removal. */
export interface Waiting {
  id: string;
  revision: number;
  mark: Mark | null;
}

/** Where changes wait on this device. */
export interface MarkStore {
  read(): Promise<Waiting[]>;
  put(rows: readonly Waiting[]): Promise<void>;
  /** Those that have no later revision meanwhile. */
  remove(rows: readonly Pick<Waiting, 'id' | 'revision'>[]): Promise<void>;
}

/**
 * `device`: the line is cut, they are kept here and sent later. `tab`: this browser keeps nothing either, so they last
 * as long as the page is open. `full`: there are as many marks as may be. `replaced`: the file is another one now.
 * `refused`: the server does not take them from this person. `partly`: some are not as it takes them, the others are kept.
 */
export type KeepState = 'saving' | 'saved' | 'device' | 'tab' | 'full' | 'replaced' | 'refused' | 'partly';

interface KeeperParts {
  contentId: string;
  /** As the list named it. */
  document: string;
  /** Up to where it was loaded. */
  last: number;
  store: MarkStore;
  onState: (state: KeepState) => void;
  /** What was changed elsewhere; `isInstead` where it stands in the place of what was sent, which is lost. */
  onHeard: (heard: Waiting[], isInstead?: boolean) => void;
}

/** Keeps changes at the server, and on this device until they are there. */
export interface MarkKeeper {
  /** Takes changes; they go together once nothing has been added for half a second. */
  keep(rows: readonly Waiting[]): void;
  /** Sends what waits now, for whoever is about to leave. */
  flush(): Promise<void>;
  /** Ends all timers; what waits stays on this device. */
  close(): void;
}

/** After the pen rests, in milliseconds. */
const rest = 500;
/** Before another try where the line is cut; the browser's word that it is back may come earlier. */
const pauses = [2_000, 5_000, 15_000, 60_000] as const;
/** Letters of one call: a body may have a million. */
const longest = 500_000;

/** As many of the rows as fit into one call, the first of them however long. */
function oneCall(rows: readonly Waiting[]): Waiting[] {
  let letters = 0;
  const end = rows.findIndex((row, at) => {
    letters += JSON.stringify(row).length;
    return at > 0 && (letters > longest || at >= annotationLimits.perCall);
  });
  return end < 0 ? [...rows] : rows.slice(0, end);
}

/** A change as text, whatever the order of its fields: the server has another than the page. */
const textOf = ({ id, revision, mark }: Waiting) => JSON.stringify([id, revision, mark && Object.entries(mark).sort()]);

/** What a failure means for what waits; nothing where another try makes sense. */
async function meaningOf(error: unknown, { contentId, document }: KeeperParts): Promise<KeepState | undefined> {
  // No answer, an ended session, too many calls, or a server in trouble.
  if (!(error instanceof CallError) || [0, 401, 429].includes(error.status) || error.status >= 500) return undefined;
  if (error.code !== 'CONFLICT') return 'refused';
  const after = Number.MAX_SAFE_INTEGER;
  const now = await call(listAnnotations, { query: { contentId, after } }).catch(() => undefined);
  return now && now.document !== document ? 'replaced' : 'full';
}

/** Which of the rows are not as the server takes them, where it names some; what is right can go without them. */
function namedWrong(error: unknown, rows: readonly Waiting[]): Waiting[] {
  if (!(error instanceof CallError) || error.code !== 'VALIDATION_FAILED') return [];
  const lists = {
    marks: rows.filter(({ mark }) => mark !== null),
    removed: rows.filter(({ mark }) => mark === null),
  };
  return error.issues.flatMap(({ path }) => {
    const [, list, at] = /^body\.(marks|removed)\.(\d+)/.exec(path) ?? [];
    return (list && lists[list as keyof typeof lists][Number(at)]) || [];
  });
}

interface Loaded {
  document: string;
  items: KeptMark[];
  /** From where on to ask for what is newer. */
  last: number;
  /** Something of an earlier edition has no place in this one yet. */
  hasEarlier: boolean;
}

/** All marks of the caller in the file of a piece, or those changed since. @throws CallError as `call` does */
export async function loadMarks(contentId: string, since = 0): Promise<Loaded> {
  const items: KeptMark[] = [];
  let answer: Result<'annotations.list'>;
  let after = since;
  do {
    answer = await call(listAnnotations, { query: { contentId, after } });
    items.push(...answer.items);
    after = answer.last;
  } while (answer.more);
  return { document: answer.document, items, last: after, hasEarlier: answer.hasEarlier };
}

/** What was written in words in earlier editions of a piece and has no place in this one yet. @throws CallError */
export async function loadEarlier(contentId: string): Promise<{ isRead: boolean; items: EarlierMark[] }> {
  const items: EarlierMark[] = [];
  let answer: Result<'annotations.earlier'>;
  let after: string | undefined;
  do {
    answer = await call(listEarlierAnnotations, { query: { contentId, ...(after && { after }) } });
    items.push(...answer.items);
    after = answer.last ?? undefined;
  } while (after);
  return { isRead: answer.isRead, items };
}

/** Begins to keep what somebody writes, and sends what an earlier visit could not. */
export function syncMarks(parts: KeeperParts): MarkKeeper {
  const { contentId, document, store, onState, onHeard } = parts;
  let { last } = parts;
  const waiting = new Map<string, Waiting>();
  /** Not taken as they are: they stay on this device, and are sent again at the next visit or once they are changed. */
  const aside = new Map<string, Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let failures = 0;
  let isKeptHere = true;

  const onDevice = (work: Promise<void>) =>
    work.then(
      () => true,
      () => false,
    );
  const later = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), time);
  };

  async function send(rows: Waiting[]): Promise<void> {
    const marks = rows.flatMap(({ mark }) => mark ?? []);
    const removed = rows.filter(({ mark }) => mark === null).map(({ id, revision }) => ({ id, revision }));
    const { items } = await call(saveAnnotations, { body: { contentId, document, marks, removed } });
    for (const { id, revision } of rows) if (waiting.get(id)?.revision === revision) waiting.delete(id);
    await onDevice(store.remove(rows));
    const sent = new Set(rows.map(textOf));
    // Another device was quicker: what it wrote stands, and is shown.
    const others = items.filter((item) => !sent.has(textOf(item)));
    if (others.length > 0) onHeard(others, true);
  }

  /** One mark that is not taken holds none of the others up. */
  async function sendRight(rows: Waiting[]): Promise<void> {
    try {
      await send(rows);
    } catch (error) {
      const wrong = namedWrong(error, rows);
      if (wrong.length === 0) throw error;
      for (const row of wrong) {
        aside.set(row.id, row);
        if (waiting.get(row.id)?.revision === row.revision) waiting.delete(row.id);
      }
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    onState('saving');
    try {
      while (waiting.size > 0) await sendRight(oneCall([...waiting.values()]));
      failures = 0;
      onState(aside.size > 0 ? 'partly' : 'saved');
    } catch (error) {
      const meaning = await meaningOf(error, parts);
      onState(meaning ?? (isKeptHere ? 'device' : 'tab'));
      if (meaning) return;
      later(pauses[Math.min(failures, pauses.length - 1)] ?? rest);
      failures += 1;
    }
  }

  function flush(): Promise<void> {
    if (waiting.size === 0) return sending ?? Promise.resolve();
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  const take = (rows: readonly Waiting[]) => {
    for (const row of rows) {
      if (row.revision > (waiting.get(row.id)?.revision ?? 0)) waiting.set(row.id, row);
      aside.delete(row.id);
    }
  };

  /** What other devices wrote meanwhile; where the line is cut it is asked for at the next occasion. */
  const hear = async () => {
    const newer = await loadMarks(contentId, last).catch(() => undefined);
    if (newer?.document !== document) return;
    last = newer.last;
    if (newer.items.length > 0) onHeard(newer.items);
  };
  const comeBack = () => void flush();
  const hide = () => void (globalThis.document.visibilityState === 'hidden' ? flush() : hear());
  addEventListener('online', comeBack);
  globalThis.document.addEventListener('visibilitychange', hide);

  // What an earlier visit could not send.
  store.read().then(
    (rows) => {
      if (rows.length === 0) return;
      take(rows);
      onHeard(rows);
      void flush();
    },
    () => {
      isKeptHere = false;
    },
  );

  return {
    keep(rows) {
      if (rows.length === 0) return;
      take(rows);
      onState('saving');
      void onDevice(store.put(rows)).then((kept) => {
        isKeptHere = kept;
      });
      later(rest);
    },
    flush,
    close() {
      clearTimeout(timer);
      removeEventListener('online', comeBack);
      globalThis.document.removeEventListener('visibilitychange', hide);
    },
  };
}
