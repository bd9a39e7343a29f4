import { measure } from '@tvacha/api/measure';
import { memoryFiles } from '@tvacha/api/memory-files';
import { testPasswordCost } from '@tvacha/api/password';
import { readPdf } from '@tvacha/api/read-pdf';
import { sniff } from '@tvacha/api/sniff';
import { contributionDrawings } from '../contribution-drawings';
import { contributionId, contributionSeeds } from '../contributions';
import { questionDrawings } from '../questions/question-drawings';
import { userRows } from '../users';
import { around } from '../when';
import { applicantPapers } from './applicant-papers';

const when = around({ now: () => new Date('2026-11-20T06:00:00Z') });

async function bytesOf(store: ReturnType<typeof memoryFiles>, key: string) {
  const stream = await store.read(key);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

test('[DOC-06] every contribution but a withdrawn one has six drawings of ours on five tones, each of the size its row tells', async () => {
  const store = memoryFiles();
  const { rows, links } = await contributionDrawings(store, when);
  const shown = contributionSeeds.filter(({ state }) => state !== 'withdrawn');
  expect(links).toHaveLength(shown.length * 6);
  for (const seed of shown) {
    const own = links.filter(({ contributionId: of }) => of === contributionId(seed));
    expect(own.map(({ caption }) => caption).filter((caption) => caption?.includes('skin type'))).toHaveLength(4);
    expect(new Set(own.map(({ position }) => position)).size).toBe(6);
  }
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  for (const { key, size, width, height } of rows) {
    const bytes = await bytesOf(store, key);
    expect([await sniff(bytes), bytes.length]).toEqual(['png', size]);
    expect(measure(bytes)).toMatchObject({ width, height });
    expect(size).toBeLessThan(80_000);
  }
});

test('[DOC-07] three questions have drawings of ours, each of the size its row tells', async () => {
  const store = memoryFiles();
  const { rows, links } = await questionDrawings(store, when);
  expect([links.length, new Set(links.map(({ questionId }) => questionId)).size]).toEqual([5, 3]);
  for (const { key, size, width, height } of rows) {
    const bytes = await bytesOf(store, key);
    expect([await sniff(bytes), bytes.length, size < 80_000]).toEqual(['png', size, true]);
    expect(measure(bytes)).toMatchObject({ width, height });
  }
});

test('[ADM-03] everyone who waits, and nobody else, has sent a degree and a visiting card', async () => {
  const store = memoryFiles();
  const people = await userRows(when, testPasswordCost);
  const { rows, documents } = await applicantPapers(store, people);
  const waiting = people.filter(
    ({ role, approval, isComplete }) =>
      role === 'doctor' && (approval ?? 'pending') === 'pending' && isComplete !== false,
  );
  expect(documents).toHaveLength(waiting.length * 2);
  expect(new Set(documents.map(({ userId, kind }) => `${userId} ${kind}`)).size).toBe(documents.length);
  const photographs = rows.filter(({ type }) => type === 'image/jpeg');
  for (const { key, type } of rows)
    if (type === 'application/pdf') expect(await readPdf(await bytesOf(store, key))).toBe(1);
  // Some send a card as they photographed it, upright or not.
  expect(photographs.map(({ width, height }) => (width ?? 0) > (height ?? 0))).toEqual([true, false, true]);
  for (const { key, width, height } of photographs) {
    const bytes = await bytesOf(store, key);
    expect(await sniff(bytes)).toBe('jpeg');
    expect(measure(bytes)).toMatchObject({ width, height });
  }
});
