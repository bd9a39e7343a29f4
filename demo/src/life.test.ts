import { checkChain } from '@tvacha/api/audit-chain';
import type { Db } from '@tvacha/api/db';
import { memoryFiles } from '@tvacha/api/memory-files';
import { testPasswordCost } from '@tvacha/api/password';
import * as tables from '@tvacha/api/schema';
import { dump, emptyDatabase } from '@tvacha/api/test-database';
import { asc, count, eq, getTableName, isNotNull, isNull, sql } from 'drizzle-orm';
import { seed } from './seed';
import { demoDoctorId } from './users';

const clock = { now: () => new Date('2026-11-20T06:00:00Z') };
const now = clock.now().getTime();
const files = memoryFiles();
const lines: string[] = [];
const options = { files, clock, pdfs: 0, passwordCost: testPasswordCost, log: (line: string) => void lines.push(line) };
let db: Db;

beforeAll(async () => {
  db = await emptyDatabase();
  await seed({ db, ...options });
});

test('[DOC-01] the seed runs once: a second run changes nothing', async () => {
  expect(lines).toEqual([expect.stringMatching(/^Seeded \d+ resources and 143 people$/)]);
  const before = await dump(db);
  await seed({ db, ...options });
  expect(await dump(db)).toBe(before);
  expect(lines).toHaveLength(1);
});

test('[AUTH-01] each doctor has used a code, and some codes wait for one', async () => {
  const { customerCodes } = tables;
  expect(await db.$count(customerCodes, isNotNull(customerCodes.usedBy))).toBe(121);
  expect(await db.$count(customerCodes, isNull(customerCodes.usedBy))).toBe(12);
});

test('[SEC-43] the audit log of the seed is whole and tells of several members of staff', async () => {
  const report = await checkChain(db);
  expect(report).toMatchObject({ whole: true, broken: null });
  expect(report.rows).toBeGreaterThan(50);
  const actors = await db.selectDistinct({ actor: tables.auditLog.actorId }).from(tables.auditLog);
  expect(actors.length).toBeGreaterThanOrEqual(5);
  const moments = await db.select({ at: tables.auditLog.at }).from(tables.auditLog).orderBy(asc(tables.auditLog.seq));
  expect(moments).toEqual([...moments].sort((a, b) => a.at.getTime() - b.at.getTime()));
});

test('[SEC-43] [ADM-02] the log tells of corrections as they were and are, and of no number in full', async () => {
  const { auditLog, users } = tables;
  const corrected = eq(auditLog.action, 'user.updated');
  const rows = await db.select().from(auditLog).innerJoin(users, sql`${users.id}::text = subject_id`).where(corrected);
  expect(rows).toHaveLength(8);
  for (const { audit_log: entry, users: user } of rows) {
    const { before, after } = entry.details as Record<'before' | 'after', object>;
    expect(Object.keys(before)).toEqual(Object.keys(after));
    expect(JSON.stringify(entry.details)).not.toContain(user.registrationNumber);
  }
  const moved = await db.select().from(auditLog).where(eq(auditLog.action, 'content.updated'));
  expect(moved).toHaveLength(6);
  // Every other was set to another hour, two later.
  const hours = moved.flatMap(({ details }) => {
    const { before, after } = details as Record<'before' | 'after', { startsAt?: string }>;
    return before.startsAt ? [(Date.parse(after.startsAt ?? '') - Date.parse(before.startsAt)) / 3_600_000] : [];
  });
  expect(hours).toEqual([2, 2, 2]);
});

test('[DOC-06] contributions are in each state, with consent, and a reason where refused', async () => {
  const { contributions, consents } = tables;
  const rows = await db.select().from(contributions);
  expect(rows).toHaveLength(27);
  for (const kind of ['image', 'case']) {
    const states = rows.filter((row) => row.kind === kind).map(({ status }) => status);
    const further = kind === 'image' ? ['returned', 'withdrawn'] : ['draft'];
    expect([...new Set(states)].sort()).toEqual(['pending', 'published', 'rejected', ...further].sort());
  }
  const given = await db.select().from(consents).where(eq(consents.kind, 'patient-image'));
  const sent = rows.filter(({ status }) => status !== 'draft');
  expect(given.map(({ subjectId }) => subjectId).sort()).toEqual(sent.map(({ id }) => id).sort());
  for (const { id, status } of sent) {
    const consent = given.find(({ subjectId }) => subjectId === id);
    expect([status, consent?.withdrawnAt !== null]).toEqual([status, status === 'withdrawn']);
  }
  expect(rows.filter(({ ownsRights }) => !ownsRights)).toHaveLength(1);
  for (const { status, rejectionReason, decidedBy } of rows) {
    expect([status === 'rejected', !['pending', 'draft', 'withdrawn'].includes(status)]).toEqual([
      rejectionReason !== null,
      decidedBy !== null,
    ]);
  }
});

test('[DOC-07] questions have no answer, one or several; answers come after their question', async () => {
  const { answers, questions } = tables;
  const rows = await db
    .select({
      id: questions.id,
      by: questions.userId,
      at: questions.createdAt,
      answer: answers.createdAt,
      from: answers.userId,
    })
    .from(questions)
    .leftJoin(answers, eq(answers.questionId, questions.id));
  const counts = new Map<string, number>();
  for (const { id, by, at, answer, from } of rows) {
    counts.set(id, (counts.get(id) ?? 0) + (answer ? 1 : 0));
    if (!answer) continue;
    expect(answer.getTime()).toBeGreaterThan(at.getTime());
    expect(answer.getTime()).toBeLessThan(now);
    expect(from).not.toBe(by);
  }
  expect(counts.size).toBe(30);
  expect(new Set(counts.values())).toEqual(new Set([0, 1, 2, 3]));
  expect(rows.some(({ by }) => by === demoDoctorId) && rows.some(({ from }) => from === demoDoctorId)).toBe(true);
});

test('[ADM-04] chats, messages and tried codes wait, and others are done', async () => {
  const { chatMessages, chatThreads, contactMessages, invalidCodes } = tables;
  const lengths = await db.select({ total: count() }).from(chatMessages).groupBy(chatMessages.threadId);
  expect(lengths).toHaveLength(8);
  const unread = await db.$count(chatMessages, isNull(chatMessages.readAt));
  expect(unread).toBeGreaterThanOrEqual(5);
  expect(await db.$count(chatThreads, isNull(chatThreads.closedAt))).toBe(6);
  // Leena, Sindhu, Kiran and Lata wrote last.
  expect(await db.$count(chatThreads, isNotNull(chatThreads.waitingSince))).toBe(4);
  expect([await db.$count(contactMessages), await db.$count(invalidCodes)]).toEqual([20, 15]);
  expect(await db.$count(contactMessages, isNull(contactMessages.handledAt))).toBeGreaterThanOrEqual(5);
  expect(await db.$count(invalidCodes, isNull(invalidCodes.resolvedAt))).toBeGreaterThanOrEqual(5);
});

test('[ADM-02] ninety days of figures that grow, rest on Sundays and dip at Diwali', async () => {
  const { analyticsDaily } = tables;
  const rows = await db
    .select({ day: analyticsDaily.day, reads: sql<number>`sum(${analyticsDaily.count})`.mapWith(Number) })
    .from(analyticsDaily)
    .where(sql`${analyticsDaily.metric} = 'reads' and ${analyticsDaily.key} <> 'article'`)
    .groupBy(analyticsDaily.day)
    .orderBy(asc(analyticsDaily.day));
  expect([rows.length, rows.at(-1)?.day]).toEqual([90, '2026-11-20']);
  const on = (day: string) => rows.find((row) => row.day === day)?.reads ?? 0;
  const sum = (part: typeof rows) => part.reduce((all, { reads }) => all + reads, 0);
  expect(sum(rows.slice(45, 73))).toBeGreaterThan(sum(rows.slice(0, 28)));
  expect(on('2026-11-09')).toBeLessThan(on('2026-11-02') * 0.7);
  expect(on('2026-10-18')).toBeLessThan(on('2026-10-19'));
});

test('[DOC-05] the demo doctor finished one course, is half-way in another and has yet to begin a third', async () => {
  const { enrollments, lessonProgress, lessons } = tables;
  const mine = await db.select().from(enrollments).where(eq(enrollments.userId, demoDoctorId));
  const shares = await Promise.all(
    mine.map(async ({ id, contentId, completedAt }) => {
      const all = await db.$count(lessons, eq(lessons.contentId, contentId));
      const steps = await db.select().from(lessonProgress).where(eq(lessonProgress.enrollmentId, id));
      const done = steps.filter((step) => step.done).length;
      expect(completedAt !== null).toBe(done === all);
      return done / all;
    }),
  );
  expect(shares.sort()).toEqual([0, 0.5, 1]);
});

test('[DOC-04] votes are uneven and one a doctor', async () => {
  const { pollOptions, pollVotes } = tables;
  const votes = await db
    .select({ poll: pollOptions.contentId, option: pollOptions.id, total: count(pollVotes.userId) })
    .from(pollOptions)
    .leftJoin(pollVotes, eq(pollVotes.optionId, pollOptions.id))
    .groupBy(pollOptions.id);
  const polls = new Map<string, number[]>();
  for (const { poll, total } of votes) polls.set(poll, [...(polls.get(poll) ?? []), total]);
  const told = [...polls.values()].filter((totals) => totals.some((total) => total > 0));
  expect(told).toHaveLength(8);
  for (const totals of told) expect(Math.max(...totals)).toBeGreaterThan(Math.min(...totals) * 1.5);
});

test('[DOC-01] nothing of the past lies ahead: no row was made after the clock', async () => {
  const dated = [
    tables.contributions,
    tables.questions,
    tables.answers,
    tables.postReports,
    tables.chatMessages,
    tables.consents,
    tables.pollVotes,
  ];
  for (const table of dated) {
    const column = 'createdAt' in table ? table.createdAt : table.givenAt;
    const [row] = await db.select({ late: count() }).from(table).where(sql`${column} > ${clock.now().toISOString()}`);
    expect([getTableName(table), row?.late]).toEqual([getTableName(table), 0]);
  }
});
