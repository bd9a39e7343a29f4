import { eq, inArray, or, sql } from 'drizzle-orm';
import {
  chatThreads,
  consents,
  contactMessages,
  customerCodes,
  files,
  otpChallenges,
  refusedFiles,
  secondFactors,
  sessions,
  type UserRow,
  userDocuments,
  users,
} from '../../db/schema';
import type { Ctx } from '../ctx';

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
  profilePic: null,
  listed: false,
  registrationNumber: null,
  rejectionReason: null,
  isComplete: false,
  phoneVerified: false,
  emailVerified: false,
  approval: 'disabled' as const,
});

/**
 * Takes everything personal out of an account, in the transaction of who asked for it (SEC-44). Papers and picture
 * are let go and removed with the other orphans; talks with the team are deleted; contributions, questions, answers,
 * votes and attempts stay under nobody's name.
 */
export async function eraseUser(tx: Ctx, { id, email, phone, profilePic }: UserRow): Promise<void> {
  const now = tx.clock.now();
  const papers = await tx.db
    .delete(userDocuments)
    .where(eq(userDocuments.userId, id))
    .returning({ fileId: userDocuments.fileId });
  if (papers.length > 0)
    await tx.db
      .update(files)
      .set({ claimedAt: null })
      .where(
        inArray(
          files.id,
          papers.map(({ fileId }) => fileId),
        ),
      );
  if (profilePic) await tx.db.update(files).set({ claimedAt: null }).where(eq(files.key, profilePic));
  await tx.db.delete(chatThreads).where(eq(chatThreads.userId, id));
  await tx.db.delete(contactMessages).where(eq(contactMessages.userId, id));
  await tx.db.delete(refusedFiles).where(eq(refusedFiles.ownerId, id));
  await tx.db.delete(secondFactors).where(eq(secondFactors.userId, id));
  const contacts = phone ? [email, phone] : [email];
  // Also those for a contact that was to become theirs.
  await tx.db.delete(otpChallenges).where(or(inArray(otpChallenges.contact, contacts), eq(otpChallenges.userId, id)));
  // The card stays spent, but whose it was is nobody's to know.
  await tx.db
    .update(customerCodes)
    .set({ usedBy: null, usedAt: sql`coalesce(${customerCodes.usedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(customerCodes.usedBy, id));
  // Sessions keep address and device of who logged in.
  await tx.db.delete(sessions).where(eq(sessions.userId, id));
  await tx.db.update(consents).set({ withdrawnAt: now }).where(eq(consents.userId, id));
  await tx.db
    .update(users)
    .set({ ...nobody(id), erasedAt: now })
    .where(eq(users.id, id));
}
