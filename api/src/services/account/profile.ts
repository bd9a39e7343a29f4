import type { Profile } from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { files, roles, type UserRow, userDocuments, users } from '../../db/schema';
import { publicFileUrl, signFileUrl } from '../../files/file-url';
import type { Message } from '../../notify/notifier';
import { audit } from '../audit';
import { ownUser } from '../auth/own-user';
import { type Ctx, inTransaction } from '../ctx';
import { queueMessage } from '../outbox/queue-message';
import { refuse } from '../refuse';
import { stateOfUser } from '../registration/customer-code';
import { acceptFiles } from '../uploads/accept-file';
import { claimFiles } from '../uploads/claim-files';
import type { Answer, Verb, VerbCall, VerbInput } from '../verb';
import { nextStamp, refuseStale } from '../versions';
import { presentUser } from './present-user';
import { hasAllDocuments, saveDocuments } from './save-documents';

/** A person's own record, whole, with the papers they sent. */
async function presentProfile(ctx: Ctx, user: UserRow): Promise<Profile> {
  const { publications, exprience, internationalSpeaker, nationalSpeaker, degree, areaOfInterest, fellowship } = user;
  const { clinic, clinicDetails } = user;
  const [role = null] = user.roleId ? await ctx.db.select().from(roles).where(eq(roles.id, user.roleId)) : [];
  const link = (key: string) => signFileUrl(ctx, key, user.id, { view: true });
  const papers = await ctx.db
    .select({ id: userDocuments.id, kind: userDocuments.kind, copyWanted: userDocuments.askReason, file: files })
    .from(userDocuments)
    .innerJoin(files, eq(files.id, userDocuments.fileId))
    .where(eq(userDocuments.userId, user.id))
    .orderBy(asc(userDocuments.createdAt), asc(userDocuments.id));
  return {
    ...presentUser(user, role),
    ...{ publications, exprience, internationalSpeaker, nationalSpeaker, degree, areaOfInterest, fellowship },
    clinic,
    clinicDetails,
    profilePic: user.profilePic && publicFileUrl(ctx, user.profilePic),
    pictureUrl: user.profilePic && (await link(user.profilePic)),
    documents: await Promise.all(
      papers.map(async ({ id, kind, copyWanted, file: { name, type, size, key } }) => {
        return { _id: id, kind, name, type, size, url: await link(key), copyWanted };
      }),
    ),
    finder: finderStateOf(user),
    updatedAt: user.updatedAt.toISOString(),
    stage: stateOfUser(user).stage,
  };
}

function finderStateOf({ role, approval, listed, renamedAt, registrationNumber }: UserRow): Profile['finder'] {
  if (role !== 'doctor' || approval !== 'verified' || !listed) return 'off';
  return renamedAt || registrationNumber === null ? 'checking' : 'shown';
}

type Id = 'users.update';

/** The row as it is until the transaction ends; refused where somebody changed it since it was `seen`. */
async function holdProfile({ db }: Ctx, id: string, seen: string | undefined): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (!row) refuse('NOT_FOUND');
  if (seen !== undefined) refuseStale(row, seen);
  return row;
}

/**
 * Writes what is given of the own profile (AUTH-09). With its papers complete an application is in the queue. What
 * says from which state it was begun is refused where another one came in between (decision 44).
 */
export async function updateProfile({ ctx, input }: VerbCall<Id>): Promise<Answer<Id>> {
  const caller = await ownUser(ctx);
  if (caller.id !== input.query.userId) refuse('NOT_FOUND');
  const { degreeCreds, visitingCardCreds, profilePic } = input.files;
  const accepted = await acceptFiles(ctx, {
    files: [...degreeCreds, ...visitingCardCreds, ...profilePic],
    ownerId: caller.id,
  });
  const ids = accepted.map(({ fileId }) => fileId);
  const cards = degreeCreds.length + visitingCardCreds.length;
  const user = await inTransaction(ctx, async (tx) => {
    const owner = await holdProfile(tx, caller.id, input.query.seen);
    const { deletedDegree = [], deletedVisitingCard = [] } = input.body;
    const added = ids.slice(0, degreeCreds.length);
    await saveDocuments(tx, { userId: owner.id, kind: 'degree', added, deleted: deletedDegree });
    const addedCards = ids.slice(degreeCreds.length, cards);
    await saveDocuments(tx, {
      userId: owner.id,
      kind: 'visitingCard',
      added: addedCards,
      deleted: deletedVisitingCard,
    });
    const given = fieldsOf(input.body);
    const fields = {
      ...given,
      ...(await pictureOf(tx, owner, ids[cards])),
      ...(await completionOf(tx, owner)),
      ...renamingOf(tx, owner, given),
      updatedAt: nextStamp(tx, owner),
    };
    const [user] = await tx.db.update(users).set(fields).where(eq(users.id, owner.id)).returning();
    if (!user) refuse('NOT_FOUND');
    const details = { fields: Object.keys(fields).filter((key) => key !== 'updatedAt' && key !== 'renamedAt') };
    await audit(tx, {
      action: 'profile.updated',
      subjectType: 'user',
      subjectId: owner.id,
      actorId: owner.id,
      details,
    });
    if (user.renamedAt && !owner.renamedAt) await queueMessage(tx, renamedMail(tx, user));
    return user;
  });
  return { code: 'UPDATE_SUCCCESS', result: await presentProfile(ctx, user) };
}

function fieldsOf(body: VerbInput<Id>['body']) {
  const { first_name, last_name, address, deletedDegree: _degree, deletedVisitingCard: _card, ...same } = body;
  return {
    ...same,
    ...(first_name === undefined ? {} : { firstName: first_name }),
    ...(last_name === undefined ? {} : { lastName: last_name }),
    ...(address?.pincode ? { address } : {}),
  };
}

/** The new picture takes the place of the old one, whose file goes with the orphans. */
async function pictureOf(tx: Ctx, { id, profilePic }: UserRow, fileId: string | undefined) {
  if (!fileId) return {};
  const [file] = await claimFiles(tx, { fileIds: [fileId], ownerId: id, purpose: 'profilePic' });
  if (profilePic) await tx.db.update(files).set({ claimedAt: null }).where(eq(files.key, profilePic));
  return { profilePic: file?.key };
}

/** An applicant's papers decide whether they are complete; an account that was decided on stays as it is. */
async function completionOf(tx: Ctx, { id, role, approval, isComplete }: UserRow) {
  if (role !== 'doctor' || approval !== 'pending') return {};
  const complete = await hasAllDocuments(tx, id);
  if (complete === isComplete) return {};
  return complete ? { isComplete: true, appliedAt: tx.clock.now() } : { isComplete: false };
}

/**
 * What staff verified was a name and its degrees. A doctor may correct them, but is not shown to others with them
 * until staff have looked and saved the account.
 */
function renamingOf({ clock }: Ctx, owner: UserRow, given: ReturnType<typeof fieldsOf>) {
  if (owner.role !== 'doctor' || owner.approval !== 'verified' || owner.renamedAt) return {};
  const isSame = standing(owner) === standing({ ...owner, ...given });
  return isSame ? {} : { renamedAt: clock.now() };
}

/** As text, as the database keeps the fields of a degree in an order of its own. */
const standing = ({ firstName, lastName, degree }: Pick<UserRow, 'firstName' | 'lastName' | 'degree'>) =>
  JSON.stringify([firstName, lastName, degree.map(({ name, institute, year }) => [name, institute, year])]);

const renamedMail = ({ config }: Ctx, { customerId }: UserRow): Message => ({
  channel: 'email',
  to: config.teamEmail,
  subject: 'A verified doctor changed their name or degrees',
  text: `${customerId} is not in the doctor finder until somebody has looked at the account and saved it.`,
});

/** The caller's own record, by session or while registering. */
export const showProfile: Verb<'users.profile'> = async ({ ctx }) => {
  return { code: 'SUCCESS', result: await presentProfile(ctx, await ownUser(ctx)) };
};
