import type { Cue } from '@tvacha/shared-contract';
import { maxCues, maxCueText, maxFilmSeconds } from '@tvacha/shared-contract/uploads';
import { FileError } from './incoming-file';

const first = /^\uFEFF?WEBVTT(?:[ \t].*)?$/;
const moment = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
/** Where cues stand on the picture is left to the player. */
const timing = new RegExp(`^${moment}[ \\t]+-->[ \\t]+${moment}(?:[ \\t].*)?$`);
/** What is no cue: remarks, styles and places of cues. */
const noCue = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
/** Tags of WebVTT: who speaks, stress, language, and moments within a cue. */
const tag = /<\/?(?:[bciuv]|lang|rt|ruby)(?:[.\s][^<>]*)?>|<(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
/** Controls, and what turns the direction of writing. */
const hidden = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError('Captions are text in UTF-8');
  }
}

const secondsOf = (hours = '0', minutes = '0', seconds = '0', milliseconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000;

/** The words of a cue without their tags. What looks like a tag and is none is refused: it may be a script. */
function wordsOf(lines: readonly string[], at: number): string {
  const bare = lines.join('\n').replace(tag, '');
  if (/[<>]/.test(bare)) throw new FileError(`Captions hold words alone: there is other markup at line ${at}`);
  const text = bare
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .trim();
  if (hidden.test(text.replaceAll('\n', ''))) throw new FileError(`There are signs that cannot be shown at line ${at}`);
  if (text.length > maxCueText) throw new FileError(`More than ${maxCueText} letters at once at line ${at}`);
  return text;
}

/** One block between empty lines as a cue; null where it is none, or says nothing. */
function cueOf(lines: readonly string[], at: number): Cue | null {
  if (noCue.test(lines[0] ?? '')) return null;
  const named = lines[0]?.includes('-->') ? 0 : 1;
  const parts = timing.exec(lines[named] ?? '');
  if (!parts) throw new FileError(`There is no time from 00:00.000 --> to at line ${at + named}`);
  const [from, to] = [secondsOf(...parts.slice(1, 5)), secondsOf(...parts.slice(5, 9))];
  if (to <= from || to > maxFilmSeconds) throw new FileError(`The times do not fit at line ${at + named}`);
  const text = wordsOf(lines.slice(named + 1), at + named + 1);
  return text === '' ? null : { from, to, text };
}

/**
 * The cues of a WebVTT file in their order, as text: tags, styles, places and remarks are left out (SEC-33).
 * @throws FileError where it is no WebVTT, or holds markup of another kind
 */
export function readCaptions(bytes: Uint8Array): Cue[] {
  const lines = decode(bytes).split(/\r\n|\r|\n/);
  if (!first.test(lines[0] ?? '') || (lines[1] ?? '') !== '')
    throw new FileError('These are no WebVTT captions: they begin with WEBVTT and an empty line');
  const cues: Cue[] = [];
  let block: string[] = [];
  for (const [at, line] of [...lines.slice(2), ''].entries()) {
    if (line !== '') {
      block.push(line);
      continue;
    }
    // Lines are counted from 1, and the block is behind us.
    const cue = block.length > 0 ? cueOf(block, at + 3 - block.length) : null;
    block = [];
    if (cue && cue.from < (cues.at(-1)?.from ?? 0))
      throw new FileError(`Captions come in their order: line ${at + 2} goes back`);
    if (cue) cues.push(cue);
    if (cues.length > maxCues) throw new FileError(`Captions have ${maxCues} cues at most`);
  }
  if (cues.length === 0) throw new FileError('There are no words in these captions');
  return cues;
}
