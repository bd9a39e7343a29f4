import {
  contributionDetailsSchemas,
  type OfficeContribution,
  type OfficeContributionDetail,
} from '@tvacha/shared-contract';
import { sentStates } from '@tvacha/shared-contract/vocabulary';
import { and, asc, count, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { consents, contributions, specialities, users } from '../../../db/schema';
import { consentTo } from '../../contributions/find-contribution';
import { picturesOf, presentPicture } from '../../contributions/pictures';
import type { Ctx } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, memberColumns, nameIn, presentPerson } from '../common/person';

/** Contributions with their author, who decided, and whether the patient's consent is in force. */
function selectContributions(ctx: Ctx) {
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

type SentState = (typeof sentStates)[number];

/** A draft is its author's alone. */
const isSent = inArray(contributions.status, [...sentStates]);

type Row = Awaited<ReturnType<typeof selectContributions>>[number];
const presentContribution = ({
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
  // Drafts are not selected.
  state: row.status as SentState,
  consented,
  ownsRights: row.ownsRights,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: presentPerson(decider),
  rejectionReason: row.rejectionReason,
  notes: row.notes,
  version: row.version,
});

export const findContribution = async (ctx: Ctx, id: string): Promise<OfficeContribution> =>
  presentContribution(one(await selectContributions(ctx).where(and(eq(contributions.id, id), isSent))));

/** A contribution with its pictures, each by a link for this member of staff alone (SEC-31). */
async function findContributionDetail(ctx: Ctx, id: string): Promise<OfficeContributionDetail> {
  const row = one(await selectContributions(ctx).where(and(eq(contributions.id, id), isSent)));
  const { kind, details, bodySite, skinTone } = row.contribution;
  const consent = await consentTo(ctx, id);
  const whole = {
    ...presentContribution(row),
    bodySite,
    skinTone,
    pictures: await Promise.all((await picturesOf(ctx, [id])).map((picture) => presentPicture(ctx, picture))),
    consent: consent && {
      version: consent.version,
      locale: consent.locale,
      text: consent.text,
      givenAt: consent.givenAt.toISOString(),
      withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
    },
  };
  return kind === 'case'
    ? { ...whole, type: kind, details: contributionDetailsSchemas.case.parse(details) }
    : { ...whole, type: kind, details: contributionDetailsSchemas.image.parse(details) };
}

const orders = {
  newest: [desc(contributions.createdAt), asc(contributions.id)],
  oldest: [asc(contributions.createdAt), asc(contributions.id)],
  title: [asc(sql`lower(${contributions.title})`), asc(contributions.id)],
};

async function countStates(ctx: Ctx, where: SQL | undefined): Promise<Record<SentState, number>> {
  const rows = await ctx.db
    .select({ state: contributions.status, total: count() })
    .from(contributions)
    .where(where)
    .groupBy(contributions.status);
  const totals = new Map<string, number>(rows.map(({ state, total }) => [state, total]));
  return Object.fromEntries(sentStates.map((state) => [state, totals.get(state) ?? 0])) as Record<SentState, number>;
}

/** Cases and images, those that wait longest first; the states count what the other filters leave. */
export const listContributions: Verb<'admin.contributions.list'> = async ({ ctx, input: { query } }) => {
  const { type, state, search } = query;
  const rest = and(
    isSent,
    type === undefined ? undefined : eq(contributions.kind, type),
    matching(search, [
      contributions.title,
      contributions.summary,
      contributions.diagnosis,
      nameIn(contributions.userId),
    ]),
  );
  const where = and(rest, state === undefined ? undefined : eq(contributions.status, state));
  const result = await paged(query, {
    rows: selectContributions(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(contributions, where),
    present: presentContribution,
  });
  return { code: 'SUCCESS', result: { ...result, states: await countStates(ctx, rest) } };
};

export const showContribution: Verb<'admin.contributions.details'> = async ({ ctx, input }) => {
  return { code: 'SUCCESS', result: await findContributionDetail(ctx, input.query.id) };
};
