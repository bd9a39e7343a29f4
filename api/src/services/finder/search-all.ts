import type { Segment } from '@tvacha/shared-contract';
import { bump } from '../telemetry/bump';
import { keptWords, noteMiss } from '../telemetry/note-miss';
import type { Verb } from '../verb';
import { findHits } from './find-hits';
import { findPlaces } from './find-places';
import { isFiller, plain, wordSigns } from './match';

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function similarity(one: string, other: string): number {
  const [left, right] = [trigrams(one), trigrams(other)];
  const shared = [...left].filter((part) => right.has(part)).length;
  return shared / (left.size + right.size - shared);
}

/** The same word, its beginning, another form of it, or one that is written nearly so. */
function isMeant(word: string, written: string): boolean {
  const [small, wanted] = [plain(word), plain(written)];
  if (isFiller(wanted)) return small === wanted;
  if (small.startsWith(wanted)) return true;
  if (wanted.length < 5) return false;
  return small.startsWith(wanted.slice(0, Math.max(5, wanted.length - 3))) || similarity(small, wanted) >= 0.4;
}

const everyPiece = new RegExp(`[${wordSigns}]+|[^${wordSigns}]+`, 'gu');

/** The text in pieces, those that were searched for marked. Joined they are the text. */
export function segmentsOf(text: string, words: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  for (const piece of text.match(everyPiece) ?? []) {
    const hit = words.some((wanted) => isMeant(piece, wanted));
    const last = segments.at(-1);
    if (last?.hit === hit) last.text += piece;
    else segments.push({ text: piece, hit });
  }
  return segments;
}

const before = 60;
const length = 220;

/** A part of the text around the first hit, in pieces. */
export function excerptOf(text: string, words: readonly string[]): Segment[] {
  const whole = segmentsOf(text, words);
  const first = whole.findIndex(({ hit }) => hit);
  const at = whole.slice(0, Math.max(0, first)).reduce((sum, segment) => sum + segment.text.length, 0);
  const start = at <= before ? 0 : text.indexOf(' ', at - before) + 1;
  const cut = text.slice(start, start + length);
  const end = start + length < text.length ? Math.max(1, cut.lastIndexOf(' ')) : cut.length;
  return segmentsOf(`${start > 0 ? '…' : ''}${cut.slice(0, end)}${end < cut.length ? '…' : ''}`, words);
}

/** Searches all that the caller may read (UX-04). */
export const searchAll: Verb<'search.list'> = async ({ ctx, input }) => {
  const { search, kind, page, dataPerPage } = input.query;
  const wanted = { search, limit: dataPerPage, offset: (page - 1) * dataPerPage, ...(kind ? { kind } : {}) };
  const { hits, counts, words } = await findHits(ctx, wanted);
  const places = await findPlaces(ctx, hits, words);
  const items = hits.map(({ id, body, part: _part, page: _page, ...hit }) => {
    const found = places.get(id);
    return {
      ...hit,
      _id: id,
      titleSegments: segmentsOf(hit.title, words),
      excerpt: excerptOf(found?.text ?? body, words),
      place: found?.place ?? null,
    };
  });
  const counted = kind === undefined ? counts : counts.filter((one) => one.kind === kind);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  if (page === 1) bump(ctx, 'searches', ctx.caller.role);
  if (counts.length === 0) noteMiss(ctx, 'words', keptWords(search));
  return { code: 'SUCCESS', result: { items, total, page, dataPerPage, counts } };
};

const most = 8;

/** Titles for what is being typed. */
export const suggest: Verb<'search.suggest'> = async ({ ctx, input }) => {
  const { hits } = await findHits(ctx, { search: input.query.search, limit: most, offset: 0 });
  return { code: 'SUCCESS', result: hits.map(({ kind, id, slug, title }) => ({ kind, _id: id, slug, title })) };
};
