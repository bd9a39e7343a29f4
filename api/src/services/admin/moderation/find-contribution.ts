import type { OfficeContribution, OfficeContributionDetail } from '@tvacha/shared-contract';
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import { consents, contributionFiles, contributions, files, specialities, users } from '../../../db/schema';
import { linkTo } from '../../contents/link-to';
import type { Ctx } from '../../ctx';
import { one } from '../../rows';
import { actor, actorColumns, isActor, memberColumns, presentPerson } from '../common/person';

/** Contributions with their author, who decided, and whether the patient's consent is in force. */
export function selectContributions(ctx: Ctx) {
  const consent = ctx.db
    .select({ one: sql`1` })
    .from(consents)
    .where(
      and(eq(consents.subjectId, contributions.id), eq(consents.kind, 'patient-image'), isNull(consents.withdrawnAt)),
    );
  return ctx.db
    .select({
      contribution: contributions,
      speciality: { _id: specialities.id, name: specialities.name },
      author: memberColumns,
      decider: actorColumns,
      consented: sql<boolean>`${exists(consent)}`,
    })
    .from(contributions)
    .leftJoin(specialities, eq(specialities.id, contributions.specialityId))
    .leftJoin(users, eq(users.id, contributions.userId))
    .leftJoin(actor, isActor(contributions.decidedBy))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectContributions>>[number];
export const presentContribution = ({
  contribution: row,
  speciality,
  author,
  decider,
  consented,
}: Row): OfficeContribution => ({
  _id: row.id,
  type: row.kind,
  title: row.title,
  summary: row.summary,
  diagnosis: row.diagnosis,
  speciality,
  author: presentPerson(author),
  state: row.status,
  consented,
  ownsRights: row.ownsRights,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: presentPerson(decider),
  rejectionReason: row.rejectionReason,
});

export const findContribution = async (ctx: Ctx, id: string): Promise<OfficeContribution> =>
  presentContribution(one(await selectContributions(ctx).where(eq(contributions.id, id))));

/** A contribution with its pictures, each by a link for this member of staff alone (SEC-31). */
export async function findContributionDetail(ctx: Ctx, id: string): Promise<OfficeContributionDetail> {
  const row = one(await selectContributions(ctx).where(eq(contributions.id, id)));
  const pictures = await ctx.db
    .select({ _id: files.id, key: files.key, name: files.name, caption: contributionFiles.caption })
    .from(contributionFiles)
    .innerJoin(files, eq(files.id, contributionFiles.fileId))
    .where(eq(contributionFiles.contributionId, id))
    .orderBy(asc(contributionFiles.position), asc(files.id));
  return {
    ...presentContribution(row),
    details: row.contribution.details,
    pictures: await Promise.all(
      pictures.map(async ({ key, ...picture }) => ({ ...picture, url: (await linkTo(ctx, key)) ?? '' })),
    ),
  };
}
