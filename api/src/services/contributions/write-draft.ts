import { type ContributionDetail, mostPictures, type SavedContribution } from '@tvacha/shared-contract';
import type { ContributionKind } from '@tvacha/shared-contract/vocabulary';
import { and, eq } from 'drizzle-orm';
import { type ContributionRow, consents, contributionFiles, contributions } from '../../db/schema';
import { recordConsent } from '../account/consents';
import { takeAdvisoryLock } from '../advisory-lock';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { checkSpeciality } from '../reading/specialities';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { lockOwn, newVersion, undecided } from './change-contribution';
import { addedCodes, columnsOf, languageOf, limitContributions, refuseField } from './create-contribution';
import { isEmptyDraft, isOpen, stateOf } from './draft-state';
import { findContribution } from './find-contribution';
import { picturesOf } from './pictures';
import { isConsentTo, mayOn } from './select-contributions';

/**
 * The caller's own draft, or one that was returned, held until the end.
 * @throws NOT_FOUND where there is none of theirs, CONFLICT where it is with the team by now
 */
export async function lockDraft(tx: Ctx, id: string): Promise<ContributionRow> {
  const row = await lockOwn(tx, id);
  if (!mayOn(tx, row.kind, 'create')) refuse('FORBIDDEN');
  if (!isOpen(row)) refuse('CONFLICT');
  return row;
}

/** Where a draft stands once something of it was changed. */
async function changed(tx: Ctx, id: string, set: Partial<typeof contributions.$inferInsert> = {}) {
  const [row] = await tx.db
    .update(contributions)
    .set({ ...set, ...newVersion(tx) })
    .where(eq(contributions.id, id))
    .returning();
  return stateOf(row ?? refuse('NOT_FOUND'), await picturesOf(tx, [id]));
}

/** The caller's draft of the kind that is still empty, held; what was written into it until then is seen. */
async function lockEmptyDraft(tx: Ctx, userId: string, kind: ContributionKind): Promise<string | undefined> {
  const { id } = contributions;
  const isTheirs = and(eq(contributions.userId, userId), eq(contributions.kind, kind), isEmptyDraft);
  const [found] = await tx.db.select({ id }).from(contributions).where(isTheirs).limit(1).for('update');
  if (!found) return undefined;
  // A picture that was being added while it was waited for counts too: this reads anew.
  const [still] = await tx.db
    .select({ id })
    .from(contributions)
    .where(and(eq(id, found.id), isEmptyDraft));
  return still?.id;
}

/**
 * A draft; one of the kind that is still empty is gone on with, so that none pile up: of two that begin at once the
 * second goes on with the draft of the first (DOC-06).
 */
export const beginContribution: Verb<'contributions.begin'> = async ({ ctx, input: { body } }) => {
  const userId = callerId(ctx);
  if (!mayOn(ctx, body.type, 'create')) refuse('FORBIDDEN');
  await checkSpeciality(ctx, body.speciality);
  const result = await inTransaction(ctx, async (tx) => {
    await takeAdvisoryLock(tx, 'contribution-draft', userId);
    const empty = await lockEmptyDraft(tx, userId, body.type);
    if (empty) {
      await changed(tx, empty, columnsOf(body));
      return findContribution(tx, empty);
    }
    await limitContributions(tx, userId);
    const now = tx.clock.now();
    const [row] = await tx.db
      .insert(contributions)
      .values({ ...columnsOf(body), userId, kind: body.type, status: 'draft', createdAt: now, updatedAt: now })
      .returning({ id: contributions.id });
    return findContribution(tx, (row ?? refuse('SERVER_ERROR')).id);
  });
  return { code: 'SUCCESS', result };
};

/** Captions, order and ticks of pictures; those that are not named stay behind the others. */
async function arrange(tx: Ctx, id: string, given: SavedContribution['pictures']): Promise<void> {
  if (given.length === 0) return;
  const known = await picturesOf(tx, [id]);
  if (given.some(({ _id }) => known.every((picture) => picture.id !== _id))) refuse('NOT_FOUND');
  const rest = known.filter((picture) => given.every(({ _id }) => _id !== picture.id));
  const all = [...given, ...rest.map((picture) => ({ ...picture, _id: picture.id }))];
  for (const [position, { _id, caption, checked }] of all.entries())
    await tx.db
      .update(contributionFiles)
      .set({ position, caption, checked })
      .where(and(eq(contributionFiles.contributionId, id), eq(contributionFiles.fileId, _id)));
}

/** Keeps a draft; what was written from an older version of it is a CONFLICT, and changes nothing (DOC-06). */
export const saveContribution: Verb<'contributions.save'> = async ({ ctx, input: { query, body } }) => {
  await checkSpeciality(ctx, body.speciality);
  const result = await inTransaction(ctx, async (tx) => {
    const row = await lockDraft(tx, query.id);
    if (row.kind !== body.type) refuseField('body.type', 'The kind of a contribution stays as it is');
    if (row.version !== body.version) refuse('CONFLICT');
    await arrange(tx, row.id, body.pictures);
    return changed(tx, row.id, columnsOf(body));
  });
  return { code: 'SUCCESS', result };
};

/** What is missing, field by field; the rights and the consent have codes of their own. */
function refuseUnready({ missing }: { missing: string[] }): void {
  const said = missing.map((field) => ({ path: `body.${field}`, message: 'This is missing, or not complete' }));
  if (said.length > 0) refuse('VALIDATION_FAILED', { result: { issues: said } });
}

/** Sends a draft to the team, once all of it is there (DOC-06). */
export const submitContribution: Verb<'contributions.submit'> = async ({ ctx, input: { body } }) => {
  const locale = body.consent && languageOf(body.consent);
  const { kind, result } = await inTransaction(ctx, async (tx) => {
    const row = await lockDraft(tx, body.id);
    if (row.version !== body.version) refuse('CONFLICT');
    if (!row.ownsRights) refuse('NO_COPYRIGHT');
    const pictures = await picturesOf(tx, [row.id]);
    refuseUnready(stateOf(row, pictures));
    if (pictures.length > mostPictures) refuseField('body.pictures', `At most ${mostPictures} pictures`);
    if ((await tx.db.$count(consents, isConsentTo(row.id))) === 0) {
      const given = { userId: callerId(tx), kind: 'patient-image', subjectId: row.id } as const;
      await recordConsent(tx, { ...given, locale: locale ?? refuse('CONSENT_NOT_AVAILABLE') });
    }
    await changed(tx, row.id, { ...undecided, status: 'pending' });
    return { kind: row.kind, result: await findContribution(tx, row.id) };
  });
  return { code: addedCodes[kind], result };
};

/**
 * Makes a draft again of what waits, was published, turned down or withdrawn: nobody else sees it until it was sent
 * and approved anew. CONFLICT where it was decided meanwhile, so that its author sees that first.
 */
export const reopenContribution: Verb<'contributions.reopen'> = async ({ ctx, input: { body } }) => {
  const result = await inTransaction(ctx, async (tx): Promise<ContributionDetail> => {
    const row = await lockOwn(tx, body.id);
    if (!mayOn(tx, row.kind, 'update')) refuse('FORBIDDEN');
    if (row.version !== body.version) refuse('CONFLICT');
    if (!isOpen(row)) await changed(tx, row.id, { ...undecided, status: 'draft' });
    return findContribution(tx, row.id);
  });
  return { code: 'SUCCESS', result };
};
