import { mostPictures } from '@tvacha/shared-contract';
import { and, eq, sql } from 'drizzle-orm';
import { type ContributionRow, consents, contributions } from '../../db/schema';
import { recordConsent } from '../account/consents';
import { audit } from '../audit';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import { type AcceptedFile, acceptFiles } from '../uploads/accept-file';
import type { Verb, VerbInput } from '../verb';
import { checkGiven, checkPictures, columnsOf, languageOf, refuseField } from './create-contribution';
import { findContribution } from './find-contribution';
import { attachPictures, detachPictures, discard, endShowing, picturesOf } from './pictures';
import { isConsentTo, mayOn } from './select-contributions';

/** The caller's own contribution, held until the end; another's is not there (SEC-29). */
export async function lockOwn(tx: Ctx, id: string): Promise<ContributionRow> {
  const [row] = await tx.db
    .select()
    .from(contributions)
    .where(and(eq(contributions.id, id), eq(contributions.userId, callerId(tx))))
    .for('update');
  return row ?? refuse('NOT_FOUND');
}

type Body = VerbInput<'contributions.update'>['body'];

/** A consent that is alive is enough; where it was taken back, a new one is needed. */
async function needsConsent(tx: Ctx, { id }: ContributionRow, { consent }: Body): Promise<boolean> {
  if ((await tx.db.$count(consents, isConsentTo(id))) > 0) return false;
  return consent ? true : refuse('CONSENT_NOT_AVAILABLE');
}

/** What can be refused before any file is taken in. */
async function checkOwn(tx: Ctx, id: string, body: Body): Promise<void> {
  const row = await lockOwn(tx, id);
  if (!mayOn(tx, row.kind, 'update')) refuse('FORBIDDEN');
  if (row.kind !== body.type) refuseField('body.type', 'The kind of a contribution stays as it is');
  await needsConsent(tx, row, body);
}

/** What no decision says any more. */
export const undecided = { decidedBy: null, decidedAt: null, rejectionReason: null, notes: [] };

/** Of every change, so that another one that was begun before it is told of. */
export const newVersion = ({ clock }: Pick<Ctx, 'clock'>) => ({
  version: sql`${contributions.version} + 1`,
  updatedAt: clock.now(),
});

async function changePictures(tx: Ctx, { id, kind }: ContributionRow, body: Body, stored: readonly AcceptedFile[]) {
  const loose = await detachPictures(tx, id, body.removePictures);
  if (loose.length < new Set(body.removePictures).size) refuse('NOT_FOUND');
  const left = await picturesOf(tx, [id]);
  checkPictures(kind, left.length + stored.length, mostPictures);
  const from = (left.at(-1)?.position ?? -1) + 1;
  await attachPictures(tx, { contributionId: id, ownerId: callerId(tx), stored, captions: body.captions, from });
  return loose;
}

/** Changes an own contribution, in whichever state it is; the team approves it anew before others see it (DOC-06). */
export const changeContribution: Verb<'contributions.update'> = async ({ ctx, input }) => {
  const { body, query } = input;
  const pictures = input.files.contributionImage;
  await inTransaction(ctx, (tx) => checkOwn(tx, query.id, body));
  await checkGiven(ctx, body, pictures);
  const userId = callerId(ctx);
  const stored = await acceptFiles(ctx, { files: pictures, ownerId: userId });
  const { loose, result } = await inTransaction(ctx, async (tx) => {
    const row = await lockOwn(tx, query.id);
    const loose = await changePictures(tx, row, body, stored);
    if (await needsConsent(tx, row, body))
      await recordConsent(tx, {
        userId,
        kind: 'patient-image',
        subjectId: row.id,
        locale: body.consent && languageOf(body.consent),
      });
    await tx.db
      .update(contributions)
      .set({ ...columnsOf(body), ...undecided, status: 'pending', ...newVersion(tx) })
      .where(eq(contributions.id, row.id));
    return { loose, result: await findContribution(tx, row.id) };
  });
  await discard(ctx, loose);
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Removes an own contribution with its pictures; the record of the consent stays (DOC-06). */
export const deleteContribution: Verb<'contributions.delete'> = async ({ ctx, input }) => {
  const loose = await inTransaction(ctx, async (tx) => {
    const { id, kind } = await lockOwn(tx, input.query.id);
    if (!mayOn(ctx, kind, 'delete')) refuse('FORBIDDEN');
    const pictures = await detachPictures(tx, id);
    await tx.db.delete(contributions).where(eq(contributions.id, id));
    return pictures;
  });
  await discard(ctx, loose);
  return { code: 'DELETED', result: null };
};

/** Takes the patient's consent back: the contribution is hidden and its pictures removed at once (SEC-44). */
export const withdrawConsent: Verb<'contributions.withdraw'> = async ({ ctx, input }) => {
  const { loose, result } = await inTransaction(ctx, async (tx) => {
    const { id } = await lockOwn(tx, input.body.id);
    const withdrawn = await tx.db
      .update(consents)
      .set({ withdrawnAt: ctx.clock.now() })
      .where(isConsentTo(id))
      .returning({ id: consents.id });
    const loose = await endShowing(tx, id);
    const result = await findContribution(tx, id);
    if (withdrawn.length > 0)
      await audit(tx, { action: 'consent.withdrawn', subjectType: 'contribution', subjectId: id });
    return { loose, result };
  });
  await discard(ctx, loose);
  return { code: 'UPDATE_SUCCCESS', result };
};
