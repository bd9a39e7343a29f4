import { chunkSize } from './fetch-range';
import { failureOf, openFile, RangeRequests } from './range-requests';

const bytes = Uint8Array.from({ length: 2 * 1024 * 1024 }, (_, at) => at % 251);
const rangeOf = (init?: RequestInit) => new Headers(init?.headers).get('range') ?? '';
const asked: string[] = [];
/** What the server does with a request; by itself it answers the range that is asked for. */
let serve: (url: string, range: string, signal?: AbortSignal | null) => Response | Promise<Response>;

function answerRange(_url: string, range: string): Response {
  return partOf(bytes, range);
}

function partOf(file: Uint8Array<ArrayBuffer>, range: string): Response {
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
    return serve(String(url), rangeOf(init), init?.signal);
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
  serve = (_url, range) => partOf(small, range);
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

test('[PDF-01] what is seen now is asked for before what was asked for earlier', async () => {
  const { requests, came } = readRanges();
  const waiting: (() => void)[] = [];
  serve = (url, range) => new Promise((done) => waiting.push(() => done(answerRange(url, range))));
  for (let page = 0; page < 6; page += 1) requests.ask({ begin: page * 1000, end: page * 1000 + 10 });
  await jest.runAllTimersAsync();
  requests.ask({ begin: 90_000, end: 90_010 });
  await jest.runAllTimersAsync();
  waiting.shift()?.();
  await jest.runAllTimersAsync();
  expect(asked.slice(4)).toEqual(['/files/book bytes=90000-90009']);
  for (let left = 0; left < 6; left += 1) {
    waiting.shift()?.();
    await jest.runAllTimersAsync();
  }
  expect(came.map(([begin]) => begin).sort((a, b) => a - b)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 90_000]);
});

test('[PDF-01] ranges side by side go by a megabyte at most', async () => {
  const { requests, came } = readRanges();
  for (let at = 0; at < 12; at += 1) requests.ask({ begin: at * chunkSize, end: (at + 1) * chunkSize });
  await jest.runAllTimersAsync();
  expect(asked.map((line) => line.split('=')[1])).toEqual(['0-1048575', '1048576-1572863']);
  expect(came).toHaveLength(12);
});

/** A server that sends some bytes and then nothing, until the request is ended. */
const fallSilent = (_url: string, _range: string, ended?: AbortSignal | null) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 10));
      ended?.addEventListener('abort', () => controller.error(ended.reason));
    },
  });
  return new Response(body, { status: 206, headers: { 'content-range': 'bytes 0-99/2097152' } });
};

test('[PDF-01] a range of which nothing comes any more is given up, asked for again, and at last said not to come', async () => {
  const { requests, came, stalls } = readRanges();
  serve = fallSilent;
  requests.ask({ begin: 0, end: 100 });
  await jest.advanceTimersByTimeAsync(14_000);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  await jest.runAllTimersAsync();
  expect([asked.length, stalls()]).toEqual([3, 1]);
  serve = answerRange;
  requests.resume();
  await jest.runAllTimersAsync();
  expect(came).toEqual([[0, bytes.slice(0, 100)]]);
});

test('[PDF-01] what has come of a request is given before its rest, and after a cut only the rest is asked for', async () => {
  const { requests, came, stalls } = readRanges();
  const line = new TransformStream<Uint8Array, Uint8Array>();
  const server = line.writable.getWriter();
  serve = () => new Response(line.readable, { status: 206, headers: { 'content-range': 'bytes 0-299/2097152' } });
  for (const begin of [0, 100, 200]) requests.ask({ begin, end: begin + 100 });
  await jest.advanceTimersByTimeAsync(1);
  void server.write(bytes.slice(0, 150));
  await jest.advanceTimersByTimeAsync(1);
  expect(came).toEqual([[0, bytes.slice(0, 100)]]);
  serve = answerRange;
  void server.abort(new TypeError('Failed to fetch'));
  await jest.runAllTimersAsync();
  expect(asked.map((one) => one.split('=')[1])).toEqual(['0-299', '100-299']);
  expect(came).toEqual([0, 100, 200].map((begin) => [begin, bytes.slice(begin, begin + 100)]));
  expect(stalls()).toBe(0);
});

test('[PDF-01] an answer that is shorter than its range is none; a whole file has each of them', async () => {
  const { requests, came, stalls } = readRanges();
  serve = () => partOf(bytes, 'bytes=500-549');
  requests.ask({ begin: 500, end: 600 });
  await jest.runAllTimersAsync();
  expect([asked.length, came.length, stalls()]).toEqual([3, 0, 1]);
  serve = () => new Response(new Blob([bytes]).stream());
  requests.ask({ begin: 600, end: 700 });
  requests.resume();
  await jest.runAllTimersAsync();
  expect(came).toEqual([500, 600].map((begin) => [begin, bytes.slice(begin, begin + 100)]));
});

test('[PDF-01] a slow line is no silent one: it takes as long as it takes', async () => {
  const { requests, came } = readRanges();
  serve = (_url, _range, ended) => {
    const parts = Array.from({ length: 10 }, (_, at) => bytes.slice(at * 10, at * 10 + 10));
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((done) => setTimeout(done, 10_000));
        const part = parts.shift();
        if (ended?.aborted) controller.error(ended.reason);
        else if (part) controller.enqueue(part);
        else controller.close();
      },
    });
    return new Response(body, { status: 206, headers: { 'content-range': 'bytes 0-99/2097152' } });
  };
  requests.ask({ begin: 0, end: 100 });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveLength(1);
  expect(came).toEqual([[0, bytes.slice(0, 100)]]);
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
