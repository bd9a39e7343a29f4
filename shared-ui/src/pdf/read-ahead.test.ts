import type { Range } from './fetch-range';
import { pieceSize, ReadAhead } from './read-ahead';

/** A file whose pieces are told apart by their first byte; the last one is short. */
function readFile(pieces = 400) {
  const total = (pieces - 1) * pieceSize + 7;
  const file = Uint8Array.from(
    { length: total },
    (_, at) => Math.floor(at / pieceSize) + (at % pieceSize === 0 ? 1 : 0),
  );
  const asked: Range[] = [];
  const given: [number, number][] = [];
  const ahead = new ReadAhead({
    total,
    request: (range) => asked.push(range),
    onBytes: (begin, bytes) => {
      expect(Buffer.compare(bytes, file.subarray(begin, begin + bytes.length))).toBe(0);
      given.push([begin / pieceSize, Math.ceil(bytes.length / pieceSize)]);
    },
  });
  return {
    given,
    asked: () => asked.map(({ begin, end }) => [begin / pieceSize, Math.ceil(end / pieceSize)]),
    /** Asks for pieces from one to before another. */
    ask: (first: number, end: number) => ahead.ask({ begin: first * pieceSize, end: Math.min(total, end * pieceSize) }),
    answer: (at: number) => {
      const { begin, end } = asked[at] as Range;
      ahead.came(begin, file.slice(begin, end));
    },
  };
}
const turn = () => Promise.resolve();

test('[PDF-01] what lies behind the contents of a page comes with them, and is not asked for again', async () => {
  const { ask, answer, asked, given } = readFile();
  ask(10, 11);
  expect(asked()).toEqual([[10, 26]]);
  answer(0);
  expect(given).toEqual([[10, 1]]);
  ask(11, 14);
  // Its reader is there once the call has returned.
  expect(given).toHaveLength(1);
  await turn();
  expect(given).toEqual([
    [10, 1],
    [11, 3],
  ]);
  expect(asked()).toHaveLength(1);
});

test('[PDF-01] what is wanted while it is on its way is waited for; only what is missing is asked for', async () => {
  const { ask, answer, asked, given } = readFile();
  ask(10, 11);
  ask(12, 30);
  expect(asked()).toEqual([
    [10, 26],
    [26, 42],
  ]);
  answer(1);
  await turn();
  expect(given).toEqual([]);
  answer(0);
  expect(given).toEqual([
    [10, 1],
    [12, 18],
  ]);
  // Up to what is there already, and to the end of the file.
  ask(8, 9);
  ask(399, 400);
  expect(asked().slice(2)).toEqual([
    [8, 10],
    [399, 400],
  ]);
  answer(3);
  expect(given.at(-1)).toEqual([399, 1]);
});

test('[PDF-01] a long range is one request, and of one with a part that is there only the rest is asked for', () => {
  const { ask, answer, asked, given } = readFile();
  ask(20, 21);
  answer(0);
  ask(22, 60);
  expect(asked()).toEqual([
    [20, 36],
    [36, 60],
  ]);
  answer(1);
  expect(given).toEqual([
    [20, 1],
    [22, 38],
  ]);
  ask(18, 40);
  expect(asked().slice(2)).toEqual([
    [18, 21],
    [22, 40],
  ]);
});

test('[PDF-01] of what nobody asks for a megabyte is held, the newest', async () => {
  const { ask, answer, asked, given } = readFile();
  for (let at = 0; at < 12; at += 1) {
    ask(at * 32, at * 32 + 1);
    answer(at);
  }
  ask(1, 2);
  ask(353, 354);
  await turn();
  expect(asked().slice(12)).toEqual([[1, 17]]);
  expect(given.at(-1)).toEqual([353, 1]);
});
