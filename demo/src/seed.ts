import { audit } from '@tvacha/api/audit';
import { issueCertificate } from '@tvacha/api/certificates';
import type { Clock } from '@tvacha/api/ctx';
import type { Db } from '@tvacha/api/db';
import { demoMark } from '@tvacha/api/demo-data';
import type { FileStore } from '@tvacha/api/file-store';
import { fullPasswordCost, type PasswordCost } from '@tvacha/api/password';
import {
  analyticsDaily,
  annotations,
  authors,
  contentReads,
  contentReadsDaily,
  contents,
  customerCodes,
  documentPages,
  documents,
  enrollments,
  eventRegistrations,
  films,
  folders,
  invalidCodes,
  learningTime,
  lessonProgress,
  lessons,
  pollOptions,
  pollVotes,
  publishers,
  quizAttempts,
  quizQuestions,
  quizRepeats,
  readingPlaces,
  remoteReports,
  roles,
  savedItems,
  searchMisses,
  secondFactors,
  settings,
  siteEntries,
  specialities,
  files as storedFiles,
  users,
  visits,
} from '@tvacha/api/schema';
import { refreshSearchWords } from '@tvacha/api/search-words';
import { eq } from 'drizzle-orm';
import { articleSeeds } from './articles/all-articles';
import { inBatches } from './batches';
import { authorsOf, titled } from './books/authors';
import { chance, happens } from './chance';
import { makeContents } from './contents/make-contents';
import { enrolledRows, lessonRows } from './courses';
import { factorRows } from './demo-factors';
import { addIssueFiles } from './files/issue-files';
import { pdfShelf } from './files/pdf-shelf';
import { fillCommunity, fillFiles } from './fill-community';
import { filmRows } from './films/film-rows';
import { repeatRows, timeRows } from './learning';
import { libraryRows } from './library';
import { fileCount, makeBooks } from './make-books';
import { noteRows } from './notes';
import { analyticsRows } from './office/analytics-rows';
import { deedsOf } from './office/audit-entries';
import { invalidCodeRows } from './office/invalid-code-rows';
import { missRows } from './office/miss-rows';
import { dailyReadRows, readRows } from './office/read-rows';
import { remoteReportRows } from './office/remote-report-rows';
import { siteEntryRows } from './office/site-entry-rows';
import { optionRows, voteRows } from './polls';
import { attemptRows, questionRows } from './quizzes/quiz-rows';
import { reviewRows } from './review';
import { articleRow, authorId, type ContentInsert, publisherRows, specialityRows } from './rows';
import { specialityNames, specialitySlugs } from './specialities';
import { codeRows, demoDoctorId, roleRows, userRows } from './users';
import { visitRows } from './visits';
import { type Around, around } from './when';
import type { World } from './world';

const device = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };

/** Tells the audit log what staff did, one after the other, so that its chain holds. */
async function writeAudit(db: Db, world: World): Promise<void> {
  for (const [at, { at: moment, actorId, ...entry }] of deedsOf(world).entries()) {
    const caller = { role: 'subAdmin' as const, ip: '192.0.2.14', requestId: `seed-${at + 1}`, device };
    await audit({ db, clock: { now: () => moment }, caller }, { ...entry, actorId });
  }
}

/** What the back office looks at. */
async function fillOffice(tx: Db, { when }: World, contents: readonly ContentInsert[]): Promise<void> {
  await tx.insert(siteEntries).values(siteEntryRows());
  await tx.insert(invalidCodes).values(invalidCodeRows(when));
  await inBatches(analyticsRows(when), (some) => tx.insert(analyticsDaily).values(some));
  await inBatches(remoteReportRows(when), (some) => tx.insert(remoteReports).values(some));
  const reads = readRows(contents);
  await inBatches(reads, (some) => tx.insert(contentReads).values(some));
  await inBatches(dailyReadRows(reads, when), (some) => tx.insert(contentReadsDaily).values(some));
  await inBatches(missRows(when), (some) => tx.insert(searchMisses).values(some));
}

/** Who comes: between an eighth and half of the doctors; the demo doctor to every second meeting. */
const registrationRows = (
  contents: readonly ContentInsert[],
  doctorIds: readonly string[],
  demoId: string,
  { now }: Around,
): (typeof eventRegistrations.$inferInsert)[] =>
  contents
    .filter(({ startsAt, status }) => startsAt && status !== 'draft')
    .flatMap(({ id = '', startsAt, createdAt }, at) => {
      const from = (createdAt ?? now).getTime();
      const until = Math.min(now.getTime(), (startsAt ?? now).getTime());
      const share = 12 + chance(id, 38);
      return doctorIds.flatMap((userId) => {
        const key = `${id}/${userId}`;
        if (userId === demoId ? at % 2 === 1 : !happens(key, share)) return [];
        const span = Math.max(1, Math.floor((until - from) / 60_000));
        return [{ contentId: id, userId, createdAt: new Date(from + chance(`${key}/when`, span) * 60_000) }];
      });
    });

/** Quizzes, polls, courses and meetings, with those who take part. */
async function fillLearning(tx: Db, { when, contents, doctorIds, demoId }: World): Promise<void> {
  const questions = questionRows();
  await tx.insert(quizQuestions).values(questions);
  const attempts = attemptRows(doctorIds, demoId, when);
  await inBatches(attempts, (some) => tx.insert(quizAttempts).values(some));
  await tx.insert(quizRepeats).values(repeatRows({ attempts, questions, userId: demoId, when }));
  await inBatches(timeRows(demoId, when), (some) => tx.insert(learningTime).values(some));
  await tx.insert(pollOptions).values(optionRows());
  await inBatches(voteRows(doctorIds, demoId, when), (some) => tx.insert(pollVotes).values(some));
  await tx.insert(lessons).values(lessonRows());
  const enrolled = enrolledRows(doctorIds, demoId, when);
  await inBatches(
    enrolled.map(({ enrollment }) => enrollment),
    (some) => tx.insert(enrollments).values(some),
  );
  await inBatches(
    enrolled.flatMap(({ progress }) => progress),
    (some) => tx.insert(lessonProgress).values(some),
  );
  for (const {
    enrollment: { id = '', completedAt },
  } of enrolled)
    if (completedAt) await issueCertificate({ db: tx }, id, completedAt);
  const registrations = registrationRows(contents, doctorIds, demoId, when);
  await inBatches(registrations, (some) => tx.insert(eventRegistrations).values(some));
}

const fieldsOf = (name: string): string[] =>
  specialitySlugs
    .filter((slug) => authorsOf[slug].some((one) => titled(one) === name))
    .map((slug) => specialityNames[slug]);

/** Authors with what they write on. */
const authorRows = (names: readonly string[]): (typeof authors.$inferInsert)[] =>
  names.map((name) => {
    const fields = fieldsOf(name).join(', ');
    return { id: authorId(name), name, about: fields ? `Dermatologist; writes on: ${fields}.` : 'Dermatologist.' };
  });

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
  const shelf = pdfShelf(files, clock.now());
  const books = await makeBooks({ shelf, log, pdfs });
  const people = await userRows(when, passwordCost);
  const other = [...(await addIssueFiles(makeContents(when), shelf, pdfs)), ...reviewRows(when)];
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
    await inBatches(shelf.documents, (some) => tx.insert(documents).values(some));
    await inBatches(shelf.pages, (some) => tx.insert(documentPages).values(some));
    const filmed = await filmRows(files, other);
    await tx.insert(storedFiles).values(filmed.files);
    await tx.insert(films).values(filmed.films);
    await fillLearning(tx, world);
    if (books.first) await tx.insert(annotations).values(await noteRows(books.first, demoDoctorId, when));
    const library = libraryRows(rows, demoDoctorId, when);
    await tx.insert(folders).values(library.folders);
    await tx.insert(savedItems).values(library.saved);
    await tx.insert(visits).values([...library.visits, ...visitRows(people, demoDoctorId, when)]);
    await tx.insert(readingPlaces).values(library.places);
    await fillCommunity(tx, world);
    await fillFiles(tx, world);
    await fillOffice(tx, world, rows);
    await writeAudit(tx, world);
    await tx.insert(settings).values({ key: demoMark, value: { at: clock.now().toISOString() } });
  });
  await refreshSearchWords(db);
  log(`Seeded ${rows.length} resources and ${people.length} people`);
}
