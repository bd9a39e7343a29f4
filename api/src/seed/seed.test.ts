import { idSchema } from '@tvacha/shared-contract';
import { count, eq, isNotNull } from 'drizzle-orm';
import { contents, customerCodes, users } from '../db/schema';
import { memoryFiles } from '../files/memory-files';
import { emptyDatabase } from '../testing/test-database';
import { demoAccounts } from './demo-accounts';
import { fileCount, makeBooks } from './make-books';
import { seed } from './seed';
import { hash32, seedId } from './seed-id';

const clock = { now: () => new Date('2026-06-01T06:00:00Z') };
const log = () => undefined;

test('[DOC-01] the seed runs once: a second run changes nothing', async () => {
  const db = await emptyDatabase();
  const lines: string[] = [];
  const options = { db, files: memoryFiles(), clock, pdfs: 1, log: (line: string) => void lines.push(line) };
  await seed(options);
  const [first] = await db.select({ total: count() }).from(contents);
  expect(lines).toEqual(['Made 1 of 1 books', expect.stringMatching(/^Seeded \d+ resources and 126 people$/)]);
  await seed(options);
  expect(await db.select({ total: count() }).from(contents)).toEqual([first]);
  expect(lines).toHaveLength(2);
  const filed = await db.select({ key: contents.fileKey }).from(contents).where(isNotNull(contents.fileKey));
  expect(filed).toEqual([{ key: 'ebooks/tinea-in-the-age-of-steroid-creams.pdf' }]);
  expect(await options.files.stat(filed[0]?.key ?? '')).toMatchObject({ type: 'application/pdf' });
  const waiting = await db.select().from(users).where(eq(users.approval, 'pending'));
  expect(waiting).toHaveLength(20);
  for (const { appliedAt } of waiting) expect(appliedAt.getTime()).toBeLessThan(clock.now().getTime());
  const codes = await db.select().from(customerCodes);
  expect([codes.filter(({ usedBy }) => usedBy).length, codes.filter(({ usedBy }) => !usedBy).length]).toEqual([
    106, 12,
  ]);
});

test('[DOC-01] a thousand ebooks have titles and addresses of their own, the same each time', async () => {
  const options = { files: memoryFiles(), pdfs: 0, log };
  const { rows, authors } = await makeBooks(options);
  expect(rows).toHaveLength(1000);
  expect(new Set(rows.map(({ title }) => title.toLowerCase())).size).toBe(1000);
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(1000);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1000);
  expect(authors).toHaveLength(118);
  expect(fileCount).toBe(36);
  for (const { slug, summary, publishedOn } of rows) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(summary).not.toMatch(/[{}]|undefined/);
    expect(publishedOn >= '2015-01-01' && publishedOn <= '2026-11-20').toBe(true);
  }
  expect((await makeBooks(options)).rows).toEqual(rows);
});

test('[DOC-01] ids are UUIDs that depend on their key alone', () => {
  expect(idSchema.safeParse(seedId('ebook/a')).success).toBe(true);
  expect(seedId('ebook/a')).toBe(seedId('ebook/a'));
  expect(seedId('ebook/a')).not.toBe(seedId('ebook/b'));
  expect(new Set(Array.from({ length: 2000 }, (_, at) => hash32(`key/${at}`))).size).toBe(2000);
});

test('[AUTH-05] every kind of role has a demo account', () => {
  expect(new Set(demoAccounts.map(({ role }) => role))).toEqual(new Set(['doctor', 'patient', 'admin', 'subAdmin']));
});
