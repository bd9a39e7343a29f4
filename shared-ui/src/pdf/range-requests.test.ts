import { chunkSize, failureOf, openFile, RangeRequests } from './range-requests';

const bytes = Uint8Array.from({ length: 2 * 1024 * 1024 }, (_, at) => at % 251);
const rangeOf = (init?: RequestInit) => new Headers(init?.headers).get('range') ?? '';
const asked: string[] = [];
/** What the server does with a request; by itself it answers the range that is asked for. */
let serve: (url: string, range: string) => Response | Promise<Response>;

function answerRange(_url: string, range: string, file = bytes): Response {
  const [first = 0, last = 0] = range.replace('bytes=', '').split('-').map(Number);
  const part = file.slice(first, last + 1);
  const headers = { 'content-range': `bytes ${first}-${first + part.length - 1}/${file.length}` };
  return new Response(part, { status: 206, headers });
}

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  serve = answerRange;
  window.fetch = async (url, init) => {
    asked.push(`${url} ${rangeOf(init)}`);
    return serve(String(url), rangeOf(init));
  };
});
afterEach(() => {
  jest.useRealTimers();
});

const { signal } = new AbortController();
/** A link that somebody renews, or nobody does. */
function makeLink(next?: string) {
  let url = '/files/book';
  const renewed: string[] = [];
  return {
    renewed,
    url: () => url,
    renew: async (ended: string) => {
      renewed.push(ended);
      if (next) url = next;
      return next !== undefined;
    },
  };
}

/** Requests whose answers and stalls are kept. */
function readRanges(link = makeLink()) {
  const came: [number, Uint8Array][] = [];
  let stalls = 0;
  const requests = new RangeRequests(link, {
    onBytes: (begin, part) => came.push([begin, part]),
    onStall: () => {
      stalls += 1;
    },
  });
  return { requests, came, stalls: () => stalls };
}

test('[PDF-01] a large file is opened by its first bytes alone', async () => {
  const opened = await openFile(makeLink(), () => {}, signal);
  expect(opened).toEqual({ first: bytes.slice(0, chunkSize), total: bytes.length });
  expect(asked).toEqual(['/files/book bytes=0-131071']);
});

test('[PDF-01] a small file comes whole, and so does one from a server without ranges', async () => {
  const small = bytes.slice(0, 300_000);
  serve = (url, range) => answerRange(url, range, small);
  expect(await openFile(makeLink(), () => {}, signal)).toEqual({ data: small });
  expect(asked).toHaveLength(2);
  const told: number[] = [];
  serve = () => new Response(small, { headers: { 'content-length': String(small.length) } });
  expect(await openFile(makeLink(), (loaded, total) => told.push(loaded / total), signal)).toEqual({ data: small });
  expect(told.at(-1)).toBe(1);
});

test('[PDF-01] ranges side by side are one request, each is answered, and four go at once', async () => {
  const { requests, came } = readRanges();
  const waiting: (() => void)[] = [];
  serve = (url, range) => new Promise((done) => waiting.push(() => done(answerRange(url, range))));
  for (const begin of [0, 200, 400, 600, 800, 100]) requests.ask({ begin, end: begin + 100 });
  await jest.runAllTimersAsync();
  expect(asked.map((line) => line.split('=')[1])).toEqual(['0-299', '400-499', '600-699', '800-899']);
  requests.ask({ begin: 1000, end: 1100 });
  await jest.runAllTimersAsync();
  expect(asked).toHaveLength(4);
  waiting.shift()?.();
  await jest.runAllTimersAsync();
  expect(asked).toHaveLength(5);
  expect(came).toEqual([0, 100, 200].map((begin) => [begin, bytes.slice(begin, begin + 100)]));
});

test('[PDF-01] [SEC-31] a link that has ended is renewed once, and the range comes by the new one', async () => {
  const link = makeLink('/files/book?signed=anew');
  const { requests, came, stalls } = readRanges(link);
  serve = (url, range) => (url.includes('anew') ? answerRange(url, range) : new Response(null, { status: 403 }));
  requests.ask({ begin: 500, end: 600 });
  await jest.runAllTimersAsync();
  expect(link.renewed).toEqual(['/files/book']);
  expect(came).toEqual([[500, bytes.slice(500, 600)]]);
  expect(stalls()).toBe(0);
});

test('[PDF-01] a link that is refused anew is not asked for without an end', async () => {
  const link = makeLink('/files/book?signed=anew');
  serve = () => new Response(null, { status: 403 });
  await expect(openFile(link, () => {}, signal)).rejects.toThrow('403');
  expect(asked).toHaveLength(2);
  await expect(openFile(makeLink(), () => {}, signal)).rejects.toThrow('403');
  expect(asked).toHaveLength(3);
});

test('[PDF-01] after a line that was cut just what is outstanding is asked for again', async () => {
  const { requests, came, stalls } = readRanges();
  serve = () => Promise.reject(new TypeError('Failed to fetch'));
  requests.ask({ begin: 0, end: 100 });
  requests.ask({ begin: 500, end: 600 });
  await jest.runAllTimersAsync();
  expect(asked).toHaveLength(6);
  expect([came, stalls()]).toEqual([[], 1]);
  serve = answerRange;
  requests.resume();
  await jest.runAllTimersAsync();
  expect(asked.slice(6)).toEqual(['/files/book bytes=0-99', '/files/book bytes=500-599']);
  expect(came.map(([begin]) => begin)).toEqual([0, 500]);
});

test('[PDF-01] one answer that fails is asked for again after a pause, unseen', async () => {
  const { requests, came, stalls } = readRanges();
  let isFirst = true;
  serve = (url, range) => {
    const answer = isFirst ? new Response(null, { status: 503 }) : answerRange(url, range);
    isFirst = false;
    return answer;
  };
  requests.ask({ begin: 0, end: 100 });
  await jest.runAllTimersAsync();
  expect([came.length, stalls()]).toEqual([1, 0]);
});

test.each([
  [404, 'gone', 1],
  [410, 'gone', 1],
  [403, 'refused', 1],
  [416, 'damaged', 1],
  // A server in trouble is asked again.
  [503, 'line', 3],
])('[PDF-01] a file that is answered with %i is %s, after so many requests: %i', async (status, meaning, count) => {
  serve = () => new Response(null, { status });
  const opened = openFile(makeLink(), () => {}, signal).catch(failureOf);
  await jest.runAllTimersAsync();
  expect([await opened, asked.length]).toEqual([meaning, count]);
});
