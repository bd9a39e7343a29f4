import type { Contribution } from '@tvacha/shared-contract';
import { canRead } from '@tvacha/shared-contract/permissions';
import type { Flag, ReadingSection } from '@tvacha/shared-contract/sections';
import { type ContributionKind, contributionKinds } from '@tvacha/shared-contract/vocabulary';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { consents, contributions, specialities, users } from '../../db/schema';
import { peerColumns, presentPeer } from '../account/present-user';
import { linkTo } from '../contents/link-to';
import type { Ctx } from '../ctx';
import { presentSpeciality } from '../reading/specialities';
import { isOpen, stateOf } from './draft-state';
import { linkThumbnails, type PictureRow, picturesOf } from './pictures';

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
    bodySite: row.bodySite,
    skinTone: row.skinTone,
    state: row.status,
    createdAt: row.createdAt.toISOString(),
    own: row.userId === caller.userId,
  };
}

async function presentListed(ctx: Ctx, row: ContributionListRow, pictures: PictureRow[]): Promise<Contribution> {
  const [first] = pictures;
  const covers = first ? await linkThumbnails(ctx, first) : [];
  const common = presentCommon(ctx, row);
  return {
    ...common,
    completeness: common.own && isOpen(row.contribution) ? stateOf(row.contribution, pictures).completeness : null,
    type: row.contribution.kind,
    // One that is small already has no smaller copy.
    cover: covers[0]?.url ?? (await linkTo(ctx, first?.key)),
    covers,
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

/** The patient's consent to a contribution, given and not taken back. */
export const isConsentTo = (id: string | typeof contributions.id): SQL | undefined =>
  and(eq(consents.subjectId, id), eq(consents.kind, 'patient-image'), isNull(consents.withdrawnAt));

/** Whether other members see a contribution: approved, its rights in order, the patient's consent alive (SEC-44). */
export const isVisible: SQL | undefined = and(
  eq(contributions.status, 'published'),
  eq(contributions.ownsRights, true),
  sql`exists (select 1 from ${consents} where ${isConsentTo(contributions.id)})`,
);

const sections: Record<ContributionKind, ReadingSection> = { image: 'Contribution Images', case: 'Contribution Cases' };

/** Whether the caller's permissions allow this on a kind of contribution. */
export const mayOn = ({ caller }: Pick<Ctx, 'caller'>, kind: ContributionKind, flag: Flag): boolean =>
  canRead(caller, sections[kind], flag);

/** The kinds the caller may read. */
export const readableKinds = (ctx: Pick<Ctx, 'caller'>): ContributionKind[] =>
  contributionKinds.filter((kind) => mayOn(ctx, kind, 'read'));
