import { isStaff } from '@tvacha/shared-contract/roles';
import { openStates } from '@tvacha/shared-contract/vocabulary';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  annotations,
  calendarFeeds,
  certificates,
  chatFiles,
  chatMessages,
  chatThreads,
  consents,
  contactMessages,
  contributions,
  customerCodes,
  files,
  folders,
  learningTime,
  notices,
  otpChallenges,
  outboxMessages,
  questionFollows,
  questions,
  quizRepeats,
  quizSittings,
  readingPlaces,
  refusedFiles,
  savedItems,
  savedViews,
  secondFactors,
  sessions,
  type UserRow,
  userChecks,
  userDocuments,
  users,
  viewDefaults,
  visits,
} from '../../db/schema';
import { audit } from '../audit';
import { endSessionsOf } from '../auth/end-sessions-of';
import { ownUser } from '../auth/own-user';
import { detachPictures, discard, type LooseFile } from '../contributions/pictures';
import { type Ctx, inTransaction } from '../ctx';
import { queueMessage } from '../outbox/queue-message';
import { arrangePictures } from '../questions/question-pictures';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

/** What is left of a person in `users`. The row stays, as what they wrote and decided hangs on it. */
const nobody = (id: string) => ({
  customerId: `erased-${id}`,
  email: `erased-${id}@erased.invalid`,
  phone: null,
  nameTitle: '',
  firstName: '',
  lastName: '',
  roleId: null,
  permissions: null,
  type: null,
  address: null,
  specialty: [],
  passwordHash: null,
  passwordSetAt: null,
  publications: '',
  exprience: '',
  internationalSpeaker: '',
  nationalSpeaker: '',
  degree: [],
  areaOfInterest: [],
  fellowship: [],
  languages: [],
  clinic: '',
  clinicDetails: null,
  registrationCouncil: null,
  profilePic: null,
  listed: false,
  mutedNotices: [],
  registrationNumber: null,
  rejectionReason: null,
  isComplete: false,
  consentWanted: false,
  phoneVerified: false,
  emailVerified: false,
  approval: 'disabled' as const,
  contactRestsUntil: null,
  renamedAt: null,
});

/**
 * Lets go of all files that are the person's: pictures of contributions, questions and documents, what was sent in their
 * talk, papers, portrait, and what nothing else holds.
 */
async function releaseOwn(tx: Ctx, { id, profilePic }: UserRow): Promise<LooseFile[]> {
  const own = await tx.db.select({ id: contributions.id }).from(contributions).where(eq(contributions.userId, id));
  const ids: string[] = [];
  for (const contribution of own) for (const file of await detachPictures(tx, contribution.id)) ids.push(file.id);
  const asked = await tx.db.select({ id: questions.id }).from(questions).where(eq(questions.userId, id));
  for (const question of asked) for (const file of await arrangePictures(tx, question.id, [])) ids.push(file.id);
  const sent = await tx.db
    .select({ fileId: chatFiles.fileId })
    .from(chatFiles)
    .innerJoin(chatMessages, eq(chatMessages.id, chatFiles.messageId))
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
    .where(eq(chatThreads.userId, id));
  ids.push(...sent.map(({ fileId }) => fileId));
  const papers = await tx.db
    .delete(userDocuments)
    .where(eq(userDocuments.userId, id))
    .returning({ fileId: userDocuments.fileId });
  ids.push(...papers.map(({ fileId }) => fileId));
  const isOwn = or(
    inArray(files.id, ids),
    profilePic ? eq(files.key, profilePic) : undefined,
    and(eq(files.ownerId, id), or(isNull(files.claimedAt), eq(files.purpose, 'markImage'))),
  );
  // As old as can be: what the store does not remove now goes with the next purge of orphans, within the hour.
  return tx.db
    .update(files)
    .set({ claimedAt: null, createdAt: new Date(0) })
    .where(isOwn)
    .returning({ id: files.id, key: files.key });
}

/**
 * Takes everything personal out of an account, in the transaction of who asked for it (SEC-44): the one way in which
 * an account goes. Its sessions end; talks with the team, places, visits, bookmarks, marks in documents, notices, follows, quizzes under
 * way, time spent, questions to repeat, certificates, the calendar link and drafts of contributions are deleted; consents are
 * withdrawn; contributions that were sent,
 * questions, answers, votes and attempts stay under nobody's name.
 * @returns its files, to `discard` once that is committed
 */
export async function eraseUser(tx: Ctx, user: UserRow): Promise<LooseFile[]> {
  const { id, email, phone } = user;
  const now = tx.clock.now();
  const loose = await releaseOwn(tx, user);
  await endSessionsOf(tx, id, 'ended');
  // What was never sent, or waits to be sent again, is nobody's without its author.
  await tx.db
    .delete(contributions)
    .where(and(eq(contributions.userId, id), inArray(contributions.status, [...openStates])));
  await tx.db.delete(chatThreads).where(eq(chatThreads.userId, id));
  await tx.db.delete(contactMessages).where(eq(contactMessages.userId, id));
  await tx.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, id));
  await tx.db.delete(visits).where(eq(visits.userId, id));
  await tx.db.delete(quizSittings).where(eq(quizSittings.userId, id));
  await tx.db.delete(quizRepeats).where(eq(quizRepeats.userId, id));
  await tx.db.delete(learningTime).where(eq(learningTime.userId, id));
  await tx.db.delete(readingPlaces).where(eq(readingPlaces.userId, id));
  await tx.db.delete(annotations).where(eq(annotations.userId, id));
  await tx.db.delete(savedItems).where(eq(savedItems.userId, id));
  await tx.db.delete(questionFollows).where(eq(questionFollows.userId, id));
  await tx.db.delete(notices).where(eq(notices.userId, id));
  await tx.db.delete(folders).where(eq(folders.userId, id));
  await tx.db.delete(viewDefaults).where(eq(viewDefaults.userId, id));
  await tx.db.delete(savedViews).where(and(eq(savedViews.userId, id), eq(savedViews.shared, false)));
  // What they shared is the desk's.
  await tx.db.update(savedViews).set({ userId: null }).where(eq(savedViews.userId, id));
  await tx.db.delete(refusedFiles).where(eq(refusedFiles.ownerId, id));
  await tx.db.delete(userChecks).where(eq(userChecks.userId, id));
  await tx.db.delete(secondFactors).where(eq(secondFactors.userId, id));
  const contacts = phone ? [email, phone] : [email];
  // Also those for a contact that was to become theirs.
  await tx.db.delete(otpChallenges).where(or(inArray(otpChallenges.contact, contacts), eq(otpChallenges.userId, id)));
  await tx.db.delete(outboxMessages).where(inArray(outboxMessages.recipient, contacts));
  // The card stays spent, but whose it was is nobody's to know.
  await tx.db
    .update(customerCodes)
    .set({ usedBy: null, usedAt: sql`coalesce(${customerCodes.usedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(customerCodes.usedBy, id));
  // A certificate says a name, and anyone may read it.
  await tx.db.delete(certificates).where(eq(certificates.userId, id));
  // Sessions keep address and device of who logged in.
  await tx.db.delete(sessions).where(eq(sessions.userId, id));
  await tx.db.update(consents).set({ withdrawnAt: now }).where(eq(consents.userId, id));
  await tx.db
    .update(users)
    .set({ ...nobody(id), erasedAt: now })
    .where(eq(users.id, id));
  return loose;
}

/**
 * Erases the caller's account for good (SEC-44): what is personal is emptied in place, sessions end, pictures and papers
 * go; the audit log stays. CONFLICT where the address typed is not their own, and for staff, whose accounts an admin
 * closes.
 */
export const eraseOwn: Verb<'users.erase'> = async ({ ctx, input }) => {
  const user = await ownUser(ctx);
  if (user.email !== input.body.email.toLowerCase() || isStaff(user.role)) refuse('CONFLICT');
  const loose = await inTransaction(ctx, async (tx) => {
    const loose = await eraseUser(tx, user);
    await audit(tx, { action: 'user.erased', subjectType: 'user', subjectId: user.id, actorId: user.id });
    const text = 'Your Tvacha account is erased. Nothing that tells who you are is left in it.';
    const subject = 'Your Tvacha account is erased';
    // With an end, as the address is deleted with it.
    const expiresAt = new Date(tx.clock.now().getTime() + tx.config.retention.codes);
    await queueMessage(tx, { channel: 'email', to: user.email, subject, text }, { expiresAt });
    return loose;
  });
  await discard(ctx, loose);
  return { code: 'USER_DELETED', result: null };
};
