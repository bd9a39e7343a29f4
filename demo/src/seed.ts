import type { Clock } from '@tvacha/api/ctx';
import type { Db } from '@tvacha/api/db';
import { demoMark } from '@tvacha/api/demo-data';
import type { FileStore } from '@tvacha/api/file-store';
import { fullPasswordCost, type PasswordCost } from '@tvacha/api/password';
import {
  authors,
  contents,
  customerCodes,
  publishers,
  roles,
  secondFactors,
  settings,
  specialities,
  users,
} from '@tvacha/api/schema';
import { eq } from 'drizzle-orm';
import { articleSeeds } from './articles/all-articles';
import { inBatches } from './batches';
import { authorRows } from './books/author-rows';
import { makeContents } from './contents/make-contents';
import { factorRows } from './demo-factors';
import { addIssueFiles } from './files/issue-files';
import { fillCommunity, fillFiles } from './fill-community';
import { fillLearning } from './fill-learning';
import { fillOffice } from './fill-office';
import { fileCount, makeBooks } from './make-books';
import { writeAudit } from './office/write-audit';
import { reviewRows } from './review/review-rows';
import { articleRow, publisherRows, specialityRows } from './rows';
import { codeRows, demoDoctorId, roleRows, userRows } from './users';
import { around } from './when';
import type { World } from './world';

export interface SeedOptions {
  db: Db;
  files: FileStore;
  clock?: Clock;
  /**
   * How many books get their PDF; with them come files of issues, pictures and papers. None makes the seed
   * much quicker. All of them where nothing is said.
   */
  pdfs?: number;
  log?: (line: string) => void;
  /** What the passwords of the demo accounts are hashed with; the full cost where nothing is said. */
  passwordCost?: PasswordCost;
}

/**
 * Fills a database with the demo accounts, the content and the traces of those who use it, all of it or
 * nothing; does nothing the second time. Ids and texts are the same on every machine, dates lie around the clock.
 */
export async function seed(options: SeedOptions): Promise<void> {
  const {
    db,
    files,
    clock = { now: () => new Date() },
    log = () => undefined,
    passwordCost = fullPasswordCost,
  } = options;
  const done = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, demoMark));
  if (done.length > 0) return;
  const when = around(clock);
  const pdfs = Math.min(options.pdfs ?? fileCount, fileCount);
  const books = await makeBooks({ files, log, pdfs });
  const people = await userRows(when, passwordCost);
  const other = [...(await addIssueFiles(makeContents(when), files, pdfs)), ...reviewRows(when)];
  const rows = [...books.rows, ...articleSeeds.map(articleRow), ...other];
  const doctorIds = people.flatMap(({ id, role, approval }) =>
    role === 'doctor' && approval === 'verified' ? [id] : [],
  );
  const world: World = { when, files, pdfs, people, contents: other, doctorIds, demoId: demoDoctorId };
  await db.transaction(async (tx) => {
    await tx.insert(roles).values(roleRows());
    await tx.insert(users).values(people);
    await tx.insert(secondFactors).values(factorRows(when));
    await tx.insert(customerCodes).values(codeRows(people));
    await tx.insert(specialities).values(specialityRows());
    await tx.insert(authors).values(authorRows(books.authors));
    await tx.insert(publishers).values(publisherRows());
    await inBatches(rows, (some) => tx.insert(contents).values(some));
    await fillLearning(tx, world);
    await fillCommunity(tx, world);
    await fillFiles(tx, world);
    await fillOffice(tx, world, rows);
    await writeAudit(tx, world);
    await tx.insert(settings).values({ key: demoMark, value: { at: clock.now().toISOString() } });
  });
  log(`Seeded ${rows.length} resources and ${people.length} people`);
}
