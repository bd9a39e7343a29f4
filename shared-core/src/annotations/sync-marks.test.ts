import { waitFor } from '@testing-library/react';
import type { Input, KeptMark, Mark } from '@tvacha/shared-contract';
import { listAnnotations, saveAnnotations } from '@tvacha/shared-contract/routes/annotations';
import { storage } from '@tvacha/shared-core/storage';
import { HttpResponse } from 'msw';
import { answer, ok, refusal, tokenFor, withServer } from '../http/test-server';
import { type KeepState, loadMarks, type MarkKeeper, type MarkStore, syncMarks, type Waiting } from './sync-marks';

withServer();

const contentId = '0190a000-0000-7000-8000-000000000001';
const document = 'd'.repeat(43);
type Body = Input<'annotations.save'>['body'];

const note = (id: string, revision: number, text: string): Waiting => ({
  id,
  revision,
  mark: { id, revision, page: 1, kind: 'note', colour: 'yellow', at: [1, 2], text } as Mark,
});
/** As the server answers it, which has the fields of a mark in an order of its own. */
const kept = ({ id, revision, mark }: Waiting): KeptMark => ({
  id,
  revision,
  mark: mark && (Object.fromEntries(Object.entries(mark).reverse()) as Mark),
  changedAt: '2026-06-01T06:00:00.000Z',
});

/** This device, as far as it keeps anything. */
function device(rows: Waiting[] = []): MarkStore & { rows: Map<string, Waiting> } {
  const held = new Map(rows.map((row) => [row.id, row]));
  return {
    rows: held,
    read: async () => [...held.values()],
    put: async (some) => {
      for (const row of some) held.set(row.id, row);
    },
    remove: async (some) => {
      for (const { id, revision } of some) if ((held.get(id)?.revision ?? 0) <= revision) held.delete(id);
    },
  };
}

let states: KeepState[] = [];
let heard: Waiting[] = [];
let lost = 0;
let keeper: MarkKeeper;
const begin = (store: MarkStore) => {
  keeper = syncMarks({
    contentId,
    document,
    last: 0,
    store,
    onState: (state) => states.push(state),
    onHeard: (rows, isInstead) => {
      heard.push(...rows);
      lost += isInstead ? rows.length : 0;
    },
  });
  return keeper;
};
beforeEach(() => {
  storage.set('token', tokenFor(600, 'fresh'));
  states = [];
  heard = [];
  lost = 0;
});
afterEach(() => keeper?.close());

/** It goes half a second after the last change, and longer on a busy machine. */
const settled = (state: string) => waitFor(() => expect(states.at(-1)).toBe(state), { timeout: 20_000 });

/** A server that keeps what is sent, and tells what was in each call. */
function server(): Body[] {
  const bodies: Body[] = [];
  answer(saveAnnotations, async (request) => {
    const body = (await request.json()) as Body;
    bodies.push(body);
    const rows = [
      ...(body.marks ?? []).map((mark) => ({ id: mark.id, revision: mark.revision, mark: mark as Mark })),
      ...(body.removed ?? []).map((one) => ({ ...one, mark: null })),
    ];
    return ok({ document, items: rows.map(kept) });
  });
  return bodies;
}
const cutLine = () => answer(saveAnnotations, () => HttpResponse.error());

test('[PDF-02] what is drawn in quick succession goes in one call, each mark as it was last', async () => {
  const bodies = server();
  const store = device();
  begin(store).keep([note('a', 1, 'first')]);
  keeper.keep([note('b', 1, 'other')]);
  keeper.keep([note('a', 2, 'second'), { id: 'c', revision: 3, mark: null }]);
  await settled('saved');
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.marks?.map(({ id, revision }) => [id, revision])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(bodies[0]?.removed).toEqual([{ id: 'c', revision: 3 }]);
  expect([states[0], store.rows.size, heard]).toEqual(['saving', 0, []]);
});

test('[PDF-02] without a line marks stay on this device, and are sent when it is back', async () => {
  cutLine();
  const store = device();
  begin(store).keep([note('a', 1, 'on the train')]);
  await settled('device');
  expect([...store.rows.keys()]).toEqual(['a']);
  const bodies = server();
  dispatchEvent(new Event('online'));
  await settled('saved');
  expect([bodies.length, store.rows.size]).toEqual([1, 0]);
});

test('[PDF-02] what an earlier visit could not send is shown and sent by the next', async () => {
  const bodies = server();
  begin(device([note('a', 4, 'of yesterday')]));
  await settled('saved');
  expect([heard.map(({ id }) => id), bodies[0]?.marks?.[0]?.revision]).toEqual([['a'], 4]);
});

test('[PDF-02] what an earlier visit kept does not undo what this one has written since', async () => {
  const bodies = server();
  begin(device([note('a', 4, 'of yesterday')])).keep([note('a', 4, 'of today')]);
  await settled('saved');
  expect(bodies.flatMap(({ marks }) => marks?.map((mark) => 'text' in mark && mark.text))).toEqual(['of today']);
});

test('[PDF-02] a browser that keeps nothing says so where the line is cut', async () => {
  cutLine();
  const forbidden = () => Promise.reject(new DOMException('Not allowed', 'SecurityError'));
  begin({ read: forbidden, put: forbidden, remove: forbidden }).keep([note('a', 1, 'private window')]);
  await settled('tab');
});

test.each([
  ['later', note('a', 2, 'mine'), note('a', 7, 'theirs')],
  ['at the same time', note('a', 2, 'mine'), note('a', 2, 'theirs')],
  ['later, though the same', note('a', 2, 'mine'), note('a', 7, 'mine')],
  ['where it was removed here', { id: 'a', revision: 2, mark: null }, note('a', 2, 'theirs')],
  ['later, a removal too', { id: 'a', revision: 2, mark: null }, { id: 'a', revision: 7, mark: null }],
])(
  '[PDF-02] what another device wrote %s stands in the place of what was sent, and is told',
  async (_when, own, theirs) => {
    answer(saveAnnotations, () => ok({ document, items: [kept(theirs), kept(note('b', 1, 'mine alone'))] }));
    begin(device()).keep([own, note('b', 1, 'mine alone')]);
    await settled('saved');
    expect(heard).toMatchObject([theirs]);
    expect(lost).toBe(1);
  },
);

test.each([
  ['the document is full', 409, 'CONFLICT', document, 'full'],
  ['a new edition has come', 409, 'CONFLICT', 'e'.repeat(43), 'replaced'],
  ['the right was withdrawn', 404, 'NOT_FOUND', document, 'refused'],
])('[PDF-02] it is said where %s, and what was drawn stays on this device', async (_why, status, code, now, state) => {
  answer(saveAnnotations, () => refusal(status, code));
  answer(listAnnotations, () => ok({ document: now, items: [], last: 0, more: false, hasEarlier: false }));
  const store = device();
  begin(store).keep([note('a', 1, 'mine')]);
  await settled(state);
  expect(store.rows.size).toBe(1);
});

test('[PDF-02] one mark that is not taken holds up no other, stays on this device, and goes once it is right', async () => {
  const bodies: Body[] = [];
  answer(saveAnnotations, async (request) => {
    const body = (await request.json()) as Body;
    bodies.push(body);
    const wrong = body.marks?.findIndex(({ revision }) => revision === 66) ?? -1;
    const issues = [{ path: `body.marks.${wrong}.text`, message: 'Too long' }];
    if (wrong >= 0) return refusal(400, 'VALIDATION_FAILED', { issues });
    const rows = [
      ...(body.marks ?? []).map((mark) => ({ id: mark.id, revision: mark.revision, mark: mark as Mark })),
      ...(body.removed ?? []).map((one) => ({ ...one, mark: null })),
    ];
    return ok({ document, items: rows.map(kept) });
  });
  const store = device();
  begin(store).keep([{ id: 'gone', revision: 2, mark: null }, note('a', 1, 'right'), note('b', 66, 'wrong')]);
  keeper.keep([note('c', 1, 'right too')]);
  await settled('partly');
  expect(bodies.map(({ marks }) => marks?.map(({ id }) => id))).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  expect([...store.rows.keys()]).toEqual(['b']);
  keeper.keep([note('b', 67, 'mended')]);
  await settled('saved');
  expect(store.rows.size).toBe(0);
});

test('[PDF-02] who comes back to the page hears what another device wrote meanwhile', async () => {
  const asked = answer(listAnnotations, () =>
    ok({ document, items: [kept(note('b', 1, 'from the tablet'))], last: 8, more: false, hasEarlier: false }),
  );
  begin(device());
  const back = () => globalThis.document.dispatchEvent(new Event('visibilitychange'));
  back();
  await waitFor(() => expect(heard).toMatchObject([{ id: 'b', mark: { text: 'from the tablet' } }]), {
    timeout: 20_000,
  });
  expect(lost).toBe(0);
  back();
  await waitFor(() => expect(asked.map(({ url }) => new URL(url).searchParams.get('after'))).toEqual(['0', '8']), {
    timeout: 20_000,
  });
});

test('[PDF-02] long strokes go in as many calls as a body has room for', async () => {
  const bodies = server();
  const points = Array.from({ length: 6_000 }, () => 123.45);
  const strokes = Array.from({ length: 30 }, (_, at) => {
    const common = { id: `s${at}`, revision: 1 };
    return { ...common, mark: { ...common, page: 1, kind: 'ink', colour: 'red', width: 2, points } as Mark };
  });
  begin(device()).keep(strokes);
  await settled('saved');
  expect(bodies.flatMap(({ marks }) => marks ?? [])).toHaveLength(30);
  expect(bodies.every((body) => JSON.stringify(body).length < 1_000_000)).toBe(true);
});

test('[PDF-02] a document of many marks is loaded whole', async () => {
  answer(listAnnotations, ({ url }) => {
    const after = Number(new URL(url).searchParams.get('after') ?? 0);
    return ok({
      document,
      items: [kept(note(`m${after}`, 1, 'x'))],
      last: after + 1,
      more: after < 2,
      hasEarlier: false,
    });
  });
  expect((await loadMarks(contentId)).items.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2']);
});
