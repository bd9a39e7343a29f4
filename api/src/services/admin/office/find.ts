import { type OfficeFind, searchKinds } from '@tvacha/shared-contract';
import { mayRead } from '@tvacha/shared-contract/permissions';
import { sentStates } from '@tvacha/shared-contract/vocabulary';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { chatThreads, contributions, customerCodes, invalidCodes, users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { findHits } from '../../finder/find-hits';
import { typeOf } from '../../finder/sources';
import { matching } from '../../reading/matching';
import type { Verb } from '../../verb';
import { memberColumns, nameOf } from '../common/person';
import { searchedUsers } from '../users/which-users';

/** The most that are told of each kind. */
const most = 5;

type Finder = (ctx: Ctx, search: string) => Promise<OfficeFind[]>;

const findPeople: Finder = async (ctx, search) => {
  const rows = await ctx.db
    .select({ ...memberColumns, role: users.role, email: users.email })
    .from(users)
    .where(and(isNull(users.erasedAt), matching(search, searchedUsers)))
    .orderBy(asc(users.lastName), asc(users.id))
    .limit(most);
  return rows.map((row) => ({
    kind: row.role === 'doctor' || row.role === 'patient' ? row.role : 'staff',
    _id: row.id,
    title: nameOf(row),
    note: row.email,
  }));
};

const findCodes: Finder = async (ctx, search) => {
  const real = await ctx.db
    .select({ _id: customerCodes.id, title: customerCodes.code })
    .from(customerCodes)
    .where(matching(search, [customerCodes.code]))
    .orderBy(asc(customerCodes.code))
    .limit(most);
  const tried = await ctx.db
    .select({ _id: invalidCodes.id, title: invalidCodes.code })
    .from(invalidCodes)
    .where(matching(search, [invalidCodes.code]))
    .orderBy(desc(invalidCodes.lastAt), asc(invalidCodes.id))
    .limit(most);
  return [
    ...real.map((row) => ({ kind: 'code' as const, note: '', ...row })),
    ...tried.map((row) => ({ kind: 'triedCode' as const, note: '', ...row })),
  ];
};

const findTalks: Finder = async (ctx, search) => {
  const rows = await ctx.db
    .select({ threadId: chatThreads.id, ...memberColumns })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .where(matching(search, [users.firstName, users.lastName]))
    .orderBy(desc(chatThreads.lastAt), asc(chatThreads.id))
    .limit(most);
  return rows.map((row) => ({ kind: 'talk', _id: row.threadId, title: nameOf(row), note: '' }));
};

const findContributions: Finder = async (ctx, search) => {
  // A draft is its author's alone.
  const isSent = inArray(contributions.status, [...sentStates]);
  const rows = await ctx.db
    .select({ _id: contributions.id, title: contributions.title })
    .from(contributions)
    .where(and(isSent, matching(search, [contributions.title])))
    .orderBy(desc(contributions.createdAt), asc(contributions.id))
    .limit(most);
  return rows.map((row) => ({ kind: 'contribution', note: '', ...row }));
};

const finders = {
  'User Verification': findPeople,
  'Invalid Customer Ids': findCodes,
  Chats: findTalks,
  'Content Approval': findContributions,
} as const;

const contentKinds = searchKinds.filter((kind) => typeOf(kind) !== undefined);

/** What is published, by the search of the portal: its rights are those of reading, whatever one may in the office. */
const findContents: Finder = async (ctx, search) => {
  const { hits } = await findHits(ctx, { search, among: contentKinds, limit: most, offset: 0 });
  return hits.map(({ kind, id, slug, title }) => ({
    ...{ kind: 'content' as const, _id: id, title, note: '' },
    published: { kind, slug },
  }));
};

/** Records that the caller may read, a few of each kind; those of other sections are not looked at. */
export const findInOffice: Verb<'admin.find'> = async ({ ctx, input: { query } }) => {
  const result: OfficeFind[] = [];
  for (const section of Object.keys(finders) as (keyof typeof finders)[])
    if (mayRead(ctx.caller, section)) result.push(...(await finders[section](ctx, query.search)));
  result.push(...(await findContents(ctx, query.search)));
  return { code: 'SUCCESS', result };
};
