import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuse } from '../../services/refuse';
import type { FileParser } from '../../uploads/file-parser';
import { FileError } from '../../uploads/incoming-file';
import type { PageReader } from '../../uploads/page-reader';
import type { FilmSource } from '../../uploads/read-film';
import { limitParallel, type Parallel } from '../limit-parallel';
import type { ParserRequest, ParserResponse, ParserWant } from './parser-messages';

export interface ParserOptions extends Partial<Parallel> {
  /** Milliseconds for one file, once the process has begun. */
  limit?: number;
  /** Megabytes of objects. */
  heap?: number;
  /** Flags for Node, where the process is not started like this one. */
  flags?: readonly string[];
}

export interface ApartParser extends FileParser, PageReader {
  close(): Promise<void>;
}

/** A file outran its time or its memory. */
const tooMuch = () => new FileError('This file takes too long to look at. Save it anew, or send a smaller one');

/** Bytes of a film that are read for one look at it: its tables, and its last pictures. */
const mostOfFilm = 96 * 1024 * 1024;

type Heard = 'ready' | ParserWant | ParserResponse;
const isWant = (message: Heard): message is ParserWant => typeof message === 'object' && 'want' in message;

/**
 * Sends a process the bytes of a film that it wants. One that wants more than a sound film needs is ended, as is one
 * whose bytes cannot be had.
 * @returns what ends it
 */
function supply(child: ChildProcess, { read }: FilmSource): () => unknown {
  let left = mostOfFilm;
  let failure: unknown;
  const send = async ({ want: [start, end], id }: ParserWant) => {
    left -= end - start;
    if (left < 0) throw tooMuch();
    child.send({ piece: await read(start, end), id }, () => undefined);
  };
  const answer = (message: Heard) => {
    if (isWant(message))
      send(message).catch((error: unknown) => {
        failure = error;
        child.kill('SIGKILL');
      });
  };
  child.on('message', answer);
  return () => {
    child.off('message', answer);
    return failure;
  };
}

/** Milliseconds without a file after which a process ends, and gives its memory back. */
const idle = 30_000;
/** Milliseconds for one to begin, on a machine that is busy with other things. */
const beginning = 60_000;

/** Beside this file; the bundle has it under the same name. */
const childFile = fileURLToPath(new URL(`./parser-child${extname(import.meta.url)}`, import.meta.url));

/**
 * Parses files of strangers in processes of their own, which are killed and begun anew where a file outruns its
 * time or memory (SEC-32, SEC-33). Not in threads: one that runs out of memory may take this process along.
 */
export function startParser({
  limit = 15_000,
  heap = 384,
  most = 2,
  waiting = 16,
  flags = process.execArgv,
}: ParserOptions = {}): ApartParser {
  const inTurn = limitParallel({ most, waiting });
  const all = new Set<ChildProcess>();
  const started = new WeakSet<ChildProcess>();
  /** Those without work, each with what ends it. */
  const free = new Map<ChildProcess, NodeJS.Timeout>();

  function open(): ChildProcess {
    const child = fork(childFile, {
      // Nothing of this process's environment: files of strangers are read in there.
      env: {},
      execArgv: [...flags, '--max-semi-space-size=16', `--max-old-space-size=${heap}`],
      serialization: 'advanced',
      // What V8 writes when it runs out of memory is no message of ours.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    all.add(child);
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(free.get(child));
      free.delete(child);
    });
    child.unref();
    child.channel?.unref();
    return child;
  }

  function leave(child: ChildProcess): void {
    free.delete(child);
    child.kill('SIGKILL');
  }

  function take(): ChildProcess {
    for (const [child, timer] of free) {
      clearTimeout(timer);
      free.delete(child);
      return child;
    }
    return open();
  }

  /** The answer to one request; nothing where the process ended over it. */
  async function ask(child: ChildProcess, request: ParserRequest): Promise<ParserResponse | undefined> {
    const done = new AbortController();
    const { signal } = done;
    const ended = once(child, 'exit', { signal }).then(() => undefined);
    ended.catch(() => undefined);
    const answer = async (most: number) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), most);
      const heard = new Promise<ParserResponse>((resolve) => {
        const hear = (message: Heard) => {
          if (!isWant(message)) resolve(message as ParserResponse);
        };
        child.on('message', hear);
        signal.addEventListener('abort', () => child.off('message', hear));
      });
      return Promise.race([heard, ended]).finally(() => clearTimeout(timer));
    };
    // Only while it is waited for does it keep this process from ending.
    child.ref();
    try {
      // Its first words are that it is ready; what it takes to begin is not the file's fault.
      if (!started.has(child) && !(await answer(beginning))) refuse('UNAVAILABLE', { retryAfter: 2 });
      started.add(child);
      const answered = answer(limit);
      child.send(request, () => undefined);
      return await answered;
    } finally {
      done.abort();
      child.unref();
    }
  }

  const parse = (request: ParserRequest, film?: FilmSource) =>
    inTurn(async () => {
      const child = take();
      const stop = film && supply(child, film);
      const response = await ask(child, request);
      const failure = stop?.();
      if (!response) throw failure ?? tooMuch();
      if (child.connected) free.set(child, setTimeout(() => leave(child), idle).unref());
      if ('refused' in response) throw new FileError(response.refused);
      return response.value;
    });

  return {
    scan: (bytes) => parse({ call: 'scan', args: [bytes] }) as ReturnType<FileParser['scan']>,
    readPdf: (bytes) => parse({ call: 'readPdf', args: [bytes] }) as ReturnType<FileParser['readPdf']>,
    readPages: (...args) => parse({ call: 'readPages', args }) as ReturnType<PageReader['readPages']>,
    makeReadingCopy: (...args) => parse({ call: 'makeReadingCopy', args }) as ReturnType<PageReader['makeReadingCopy']>,
    redraw: (...args) => parse({ call: 'redraw', args }) as ReturnType<FileParser['redraw']>,
    readFilm: ({ size, read }, kind) =>
      parse({ call: 'readFilm', args: [{ size }, kind] }, { size, read }) as ReturnType<FileParser['readFilm']>,
    async close() {
      await Promise.all(
        [...all].map((child) => {
          child.ref();
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          return ended;
        }),
      );
    },
  };
}
