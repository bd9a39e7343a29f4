import { eq } from 'drizzle-orm';
import type { Db } from '../db/db';
import { authors, contents, customerCodes, publishers, roles, settings, specialities, users } from '../db/schema';
import type { FileStore } from '../files/file-store';
import type { Clock } from '../services/ctx';
import { articleSeeds } from './articles/all-articles';
import { fileCount, makeBooks } from './make-books';
import { learningResources } from './resources/learning-resources';
import { meetingResources } from './resources/meeting-resources';
import { readingResources } from './resources/reading-resources';
import { articleRow, authorId, publisherId, publisherNames, resourceRow, specialityId } from './rows';
import { specialityNames, specialitySlugs } from './specialities';
import { codeRows, roleRows, userRows } from './users';

export interface SeedOptions {
  db: Db;
  files: FileStore;
  clock?: Clock;
  /** How many books get their PDF; none makes the seed much quicker. All of them where nothing is said. */
  pdfs?: number;
  log?: (line: string) => void;
}

const marker = 'demo-seed';

/** Rows to a statement; the database takes 65,535 parameters. */
const batch = 500;

/**
 * Fills a database with the demo accounts and the content, all of it or nothing; does nothing the second time.
 * Ids and texts are the same on every machine, dates of applications lie before the clock.
 */
export async function seed(options: SeedOptions): Promise<void> {
  const { db, files, clock = { now: () => new Date() }, log = () => undefined } = options;
  const done = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, marker));
  if (done.length > 0) return;
  const books = await makeBooks({ files, log, pdfs: Math.min(options.pdfs ?? fileCount, fileCount) });
  const resources = [...readingResources, ...meetingResources, ...learningResources];
  const rows = [...books.rows, ...articleSeeds.map(articleRow), ...resources.map(resourceRow)];
  const people = await userRows(clock);
  await db.transaction(async (tx) => {
    await tx.insert(roles).values(roleRows());
    await tx.insert(users).values(people);
    await tx.insert(customerCodes).values(codeRows(people));
    await tx
      .insert(specialities)
      .values(specialitySlugs.map((slug) => ({ id: specialityId(slug), slug, name: specialityNames[slug] })));
    await tx.insert(authors).values(books.authors.map((name) => ({ id: authorId(name), name })));
    await tx.insert(publishers).values(publisherNames.map((name) => ({ id: publisherId(name), name })));
    for (let at = 0; at < rows.length; at += batch) await tx.insert(contents).values(rows.slice(at, at + batch));
    await tx.insert(settings).values({ key: marker, value: { at: clock.now().toISOString() } });
  });
  log(`Seeded ${rows.length} resources and ${people.length} people`);
}
