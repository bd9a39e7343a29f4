import { type ContentType, contentDetailsSchemas, contentTypes, eventKinds } from '@tvacha/shared-contract';
import { reviewRows, reviewSeeds } from '../review';
import type { ContentInsert } from '../rows';
import { around } from '../when';
import { makeContents } from './make-contents';

const now = new Date('2026-11-20T06:00:00Z');
const when = around({ now: () => now });
const published = makeContents(when);
const waiting = reviewRows(when);
const rows = [...published, ...waiting];
const ofType = (type: ContentType, list: readonly ContentInsert[] = published) =>
  list.filter((row) => row.type === type);
const meetings = published.filter(({ startsAt }) => startsAt);
const day = 24 * 60 * 60 * 1000;

const fewest: Partial<Record<ContentType, number>> = { course: 6, poll: 8, ebook: 0, article: 0 };

test.each(contentTypes)('[DOC-01] %s has enough to list, and something that waits for approval', (type) => {
  expect(ofType(type).length).toBeGreaterThanOrEqual(fewest[type] ?? 10);
  expect(ofType(type, waiting).some(({ status }) => status === 'pending')).toBe(true);
});

test('[DOC-01] the details of every piece are what its kind keeps', () => {
  for (const { type, details, title } of rows) {
    const read = contentDetailsSchemas[type].safeParse(details);
    expect([title, read.success]).toEqual([title, true]);
    expect(details).toEqual(read.data);
  }
});

test('[DOC-01] titles, addresses and ids are their own', () => {
  for (const key of ['id', 'title', 'slug'] as const) {
    const names = rows.map((row) => `${key === 'id' ? '' : row.type} ${row[key].toLowerCase()}`);
    expect(new Set(names).size).toBe(rows.length);
  }
  for (const { slug } of rows) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('[DOC-01] what teaches says who reviewed it and when, and nobody reviews their own', () => {
  for (const { title, details } of rows) {
    if (!details || !('reviewer' in details)) continue;
    const { reviewer, reviewedOn, presenter, teacher, editor } = details as Record<string, string>;
    expect([title, reviewer]).toEqual([title, expect.stringMatching(/^Dr\. \p{Lu}.+, M[DS]$/u)]);
    expect(Date.parse(reviewedOn ?? '')).toBeLessThanOrEqual(now.getTime());
    for (const author of [presenter, teacher, editor])
      if (author) expect([title, reviewer?.startsWith(author)]).toEqual([title, false]);
  }
});

test('[DOC-02] meetings lie ahead and behind, some within a week; only what lies ahead can be joined', () => {
  for (const type of ['webinar', 'openhouse', 'journalclub', 'event'] as const) {
    const starts = ofType(type).map(({ startsAt }) => (startsAt?.getTime() ?? 0) - now.getTime());
    expect(starts.some((until) => until > 0 && until < 7 * day)).toBe(true);
    expect(starts.filter((until) => until > 0).length).toBeGreaterThanOrEqual(2);
    expect(starts.filter((until) => until < 0).length).toBeGreaterThanOrEqual(5);
  }
  for (const { type, title, details, startsAt, publishedOn } of meetings) {
    expect(Date.parse(publishedOn)).toBeLessThanOrEqual(Math.min(now.getTime(), startsAt?.getTime() ?? 0));
    if (type !== 'event') expect([title, details?.joinUrl !== null]).toEqual([title, (startsAt ?? now) > now]);
  }
});

test('[DOC-02] what happens in a meeting or film comes in order and ends before the end', () => {
  for (const { title, details } of rows) {
    const {
      agenda,
      sessions,
      chapters,
      minutes = 0,
    } = (details ?? {}) as Record<string, { at: number }[] | undefined> & {
      minutes?: number;
    };
    const times = (agenda ?? sessions ?? chapters ?? []).map(({ at }) => at);
    expect([title, times]).toEqual([title, [...new Set(times)].sort((a, b) => a - b)]);
    expect([title, Math.max(0, ...times) < minutes * (chapters ? 60 : 1) || times.length === 0]).toEqual([title, true]);
  }
});

test('[DOC-08] each of the three kinds of events has several', () => {
  for (const kind of eventKinds) {
    expect(ofType('event').filter(({ details }) => details?.kind === kind).length).toBeGreaterThanOrEqual(3);
  }
});

test('[ADM-04] drafts, what waits and what was turned down, with the reason, by several authors', () => {
  for (const status of ['draft', 'pending', 'rejected']) {
    expect(waiting.filter((row) => row.status === status).length).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(waiting.map(({ createdBy }) => createdBy)).size).toBeGreaterThanOrEqual(3);
  for (const { status, rejectionReason, decidedBy, createdBy } of rows) {
    if (status === 'rejected') expect(rejectionReason?.length).toBeGreaterThan(20);
    if (decidedBy) expect(decidedBy).not.toBe(createdBy);
  }
  expect(reviewSeeds.every(({ state, reason }) => (state === 'rejected') === (reason !== undefined))).toBe(true);
});

test('[DOC-04] polls are open and closed', () => {
  const closes = ofType('poll').map(({ details }) => Date.parse(String(details?.closesOn)) - now.getTime());
  expect(closes.filter((until) => until > 0).length).toBeGreaterThanOrEqual(3);
  expect(closes.filter((until) => until < 0).length).toBeGreaterThanOrEqual(3);
});

test('[DOC-01] texts are written: no filler and no gaps', () => {
  const words = JSON.stringify(rows);
  expect(words).not.toMatch(/lorem|ipsum|todo|tbd|undefined|\bfoo\b|\{\{/i);
});
