import type { Mark } from '@tvacha/shared-contract';
import { act, emptyList, join, type MarkList, mostSteps, redo, standing, undo } from './mark-list';

const note = (id: string, text: string): Omit<Extract<Mark, { kind: 'note' }>, 'revision'> => ({
  id,
  page: 1,
  kind: 'note',
  colour: 'yellow',
  at: [100, 100],
  text,
});
const texts = (list: MarkList) => standing(list).map((mark) => ('text' in mark ? mark.text : mark.kind));
const after = (...doings: Parameters<typeof act>[1][]) =>
  doings.reduce((list, doing) => act(list, doing)[0], emptyList);

test('[PDF-02] what was drawn is taken back and drawn again, each time with a later revision', () => {
  const [drawn, first] = act(emptyList, { put: [note('a', 'one')] });
  expect(first).toMatchObject({ marks: [{ id: 'a', revision: 1 }], removed: [] });
  const [back, second] = undo(drawn);
  expect([texts(back), second]).toEqual([[], { marks: [], removed: [{ id: 'a', revision: 2 }] }]);
  const [again, third] = redo(back);
  expect(texts(again)).toEqual(['one']);
  expect(third.marks).toMatchObject([{ id: 'a', revision: 3 }]);
});

test('[PDF-02] what was erased or changed comes back as it was, all of one step together', () => {
  const list = after({ put: [note('a', 'one'), note('b', 'two')] }, { put: [note('a', 'changed')], remove: ['b'] });
  expect(texts(list)).toEqual(['changed']);
  expect(texts(undo(list)[0])).toEqual(['one', 'two']);
  expect(texts(redo(undo(list)[0])[0])).toEqual(['changed']);
});

test('[PDF-02] after something new nothing is done again, and nothing is taken back at the beginning', () => {
  const [back] = undo(after({ put: [note('a', 'one')] }));
  const [next] = act(back, { put: [note('b', 'two')] });
  expect(redo(next)).toEqual([next, { marks: [], removed: [] }]);
  expect(undo(emptyList)[1]).toEqual({ marks: [], removed: [] });
  expect(act(emptyList, { remove: ['nobody'] })).toEqual([emptyList, { marks: [], removed: [] }]);
});

test('[PDF-02] a hundred steps are taken back, and no more', () => {
  let list = emptyList;
  for (let at = 0; at < mostSteps + 5; at += 1) [list] = act(list, { put: [note(`${at}`, `${at}`)] });
  for (let at = 0; at < mostSteps + 20; at += 1) [list] = undo(list);
  expect(texts(list)).toEqual(['0', '1', '2', '3', '4']);
});

test('[PDF-02] marks of another device join, and of one mark the later revision stands', () => {
  const list = after({ put: [note('a', 'mine')] }, { put: [note('a', 'mine again')] });
  const joined = join(list, [
    { id: 'a', revision: 1, mark: { ...note('a', 'older'), revision: 1 } },
    { id: 'b', revision: 4, mark: { ...note('b', 'theirs'), revision: 4 } },
  ]);
  expect(texts(joined)).toEqual(['mine again', 'theirs']);
  const overtaken = join(joined, [{ id: 'a', revision: 9, mark: null }]);
  expect(texts(overtaken)).toEqual(['theirs']);
  // Undo here writes above what was heard.
  expect(undo(overtaken)[1].marks).toMatchObject([{ id: 'a', text: 'mine', revision: 10 }]);
});
