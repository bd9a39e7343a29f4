import { type ContributionDetail, contributionDetailsSchemas } from '@tvacha/shared-contract';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { consents, contributions } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { stateOf } from './draft-state';
import { type PictureRow, picturesOf, presentPicture } from './pictures';
import {
  type ContributionListRow,
  isVisible,
  presentCommon,
  readableKinds,
  selectContributions,
} from './select-contributions';

/** The patient's consent to a contribution: the one in force, else the last that was taken back; null without any. */
export async function consentTo(ctx: Ctx, id: string) {
  const [consent] = await ctx.db
    .select()
    .from(consents)
    .where(and(eq(consents.subjectId, id), eq(consents.kind, 'patient-image')))
    .orderBy(sql`${consents.withdrawnAt} is not null`, desc(consents.givenAt))
    .limit(1);
  return consent ?? null;
}

/** What only its contributor is told of it. */
async function presentMine(ctx: Ctx, row: ContributionListRow['contribution'], pictures: readonly PictureRow[]) {
  const { id, ownsRights, rejectionReason, notes } = row;
  const consent = await consentTo(ctx, id);
  return {
    ...stateOf(row, pictures),
    notes,
    ownsRights,
    rejectionReason,
    consent: consent
      ? {
          version: consent.version,
          givenAt: consent.givenAt.toISOString(),
          withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
        }
      : null,
  };
}

/** A contribution in whole: visible to members, or the caller's own; everything else is not there (SEC-29). */
export async function findContribution(ctx: Ctx, id: string): Promise<ContributionDetail> {
  const isOwn = eq(contributions.userId, callerId(ctx));
  const readable = and(inArray(contributions.kind, readableKinds(ctx)), isVisible);
  const [row] = await selectContributions(ctx).where(and(eq(contributions.id, id), or(isOwn, readable)));
  if (!row) refuse('NOT_FOUND');
  const { kind, details } = row.contribution;
  const common = presentCommon(ctx, row);
  const rows = await picturesOf(ctx, [id]);
  const shown = {
    ...common,
    pictures: await Promise.all(rows.map((picture) => presentPicture(ctx, picture))),
    mine: common.own ? await presentMine(ctx, row.contribution, rows) : null,
  };
  return kind === 'case'
    ? { ...shown, type: kind, details: contributionDetailsSchemas.case.parse(details) }
    : { ...shown, type: kind, details: contributionDetailsSchemas.image.parse(details) };
}

/** One case or image (DOC-06). */
export const showContribution: Verb<'contributions.details'> = async ({ ctx, input }) => {
  return { code: 'SUCCESS', result: await findContribution(ctx, input.query.id) };
};
