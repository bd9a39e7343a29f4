import { chunkSize, preloadFirstRange } from './fetch-range';
import { openFile } from './range-requests';

const file = Uint8Array.from({ length: 2 * chunkSize }, (_, at) => at % 251);
const asked: { url: string; range: string | null; signal: AbortSignal | null | undefined }[] = [];
/** Answers wait until they are let go. */
let answers: (() => void)[] = [];
let isLineUp = true;

beforeEach(() => {
  asked.length = 0;
  answers = [];
  isLineUp = true;
  window.fetch = (url, init) => {
    const range = new Headers(init?.headers).get('range');
    asked.push({ url: String(url), range, signal: init?.signal });
    if (!isLineUp) return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((done) => {
      answers.push(() => done(new Response(file.slice(0, 1000))));
    });
  };
});

const book = '/files/book?sig=1';
const linkTo = (url: string) => ({ url: () => url, renew: async () => false });
const open = (url: string, signal = new AbortController().signal) => openFile(linkTo(url), () => {}, signal);

test('[PDF-01] what was asked for before the viewer opens its file, and is not asked for again', async () => {
  const end = preloadFirstRange(book);
  const opened = open(book);
  answers[0]?.();
  expect(await opened).toEqual({ data: file.slice(0, 1000) });
  expect(asked.map(({ url, range }) => [url, range])).toEqual([[book, 'bytes=0-131071']]);
  // It is the viewer's from then on.
  end();
  expect(asked[0]?.signal?.aborted).toBe(false);
  void open(book);
  expect(asked).toHaveLength(2);
});

test('[PDF-01] another link is asked for itself, and what nobody takes is ended', () => {
  const end = preloadFirstRange(book);
  void open('/files/book?sig=2');
  expect(asked.map(({ url }) => url)).toEqual([book, '/files/book?sig=2']);
  end();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  void open(book);
  expect(asked).toHaveLength(3);
});

test('[PDF-01] a viewer that is left ends what it has taken', () => {
  const left = new AbortController();
  preloadFirstRange(book);
  open(book, left.signal).catch(() => undefined);
  left.abort();
  expect(asked[0]?.signal?.aborted).toBe(true);
});

test('[PDF-01] where it failed the viewer asks again', async () => {
  jest.useFakeTimers();
  isLineUp = false;
  preloadFirstRange(book);
  const opened = open(book);
  isLineUp = true;
  await jest.advanceTimersByTimeAsync(500);
  jest.useRealTimers();
  answers[0]?.();
  expect(await opened).toEqual({ data: file.slice(0, 1000) });
  expect(asked).toHaveLength(2);
});
