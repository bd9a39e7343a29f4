import { memoryFiles } from '@tvacha/api/memory-files';
import { idSchema } from '@tvacha/shared-contract';
import { demoAccounts } from './demo-accounts';
import { pdfShelf } from './files/pdf-shelf';
import { fileCount, makeBooks } from './make-books';
import { hash32, seedId } from './seed-id';

const log = () => undefined;

test('[DOC-01] a thousand ebooks have titles and addresses of their own, the same each time', async () => {
  const options = { shelf: pdfShelf(memoryFiles(), new Date()), pdfs: 0, log };
  const { rows, authors } = await makeBooks(options);
  expect(rows).toHaveLength(1000);
  expect(new Set(rows.map(({ title }) => title.toLowerCase())).size).toBe(1000);
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(1000);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1000);
  expect(authors).toHaveLength(118);
  expect(fileCount).toBe(39);
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
