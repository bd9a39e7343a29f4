import type { Contribution } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contributions, specialities, users } from '../../db/schema';
import { peerColumns, presentPeer } from '../account/present-peer';
import { linkTo } from '../contents/link-to';
import type { Ctx } from '../ctx';
import { presentSpeciality } from '../reading/present-speciality';
import { type PictureRow, picturesOf } from './pictures-of';

/** Contributions with who shared them, to be narrowed. */
export const selectContributions = ({ db }: Ctx) =>
  db
    .select({
      contribution: contributions,
      speciality: { id: specialities.id, slug: specialities.slug, name: specialities.name },
      author: peerColumns,
    })
    .from(contributions)
    .leftJoin(specialities, eq(specialities.id, contributions.specialityId))
    .leftJoin(users, eq(users.id, contributions.userId))
    .$dynamic();
export type ContributionListRow = Awaited<ReturnType<typeof selectContributions>>[number];

/** What list and detail have in common. */
export function presentCommon({ caller }: Ctx, { contribution: row, speciality, author }: ContributionListRow) {
  return {
    _id: row.id,
    title: row.title,
    summary: row.summary,
    diagnosis: row.diagnosis,
    speciality: speciality && presentSpeciality(speciality),
    author: presentPeer(author),
    state: row.status,
    createdAt: row.createdAt.toISOString(),
    own: row.userId === caller.userId,
  };
}

async function presentListed(ctx: Ctx, row: ContributionListRow, pictures: PictureRow[]): Promise<Contribution> {
  return {
    ...presentCommon(ctx, row),
    type: row.contribution.kind,
    cover: await linkTo(ctx, pictures[0]?.key),
    pictures: pictures.length,
  };
}

/** Rows of a list as the contract has them, with their pictures. */
export async function presentAll(ctx: Ctx, rows: ContributionListRow[]): Promise<Contribution[]> {
  const ids = rows.map(({ contribution }) => contribution.id);
  const pictures = await picturesOf(ctx, ids);
  const ofRow = ({ contribution }: ContributionListRow) =>
    pictures.filter(({ contributionId }) => contributionId === contribution.id);
  return Promise.all(rows.map((row) => presentListed(ctx, row, ofRow(row))));
}
