import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import {
  answers,
  authors,
  bulkJobs,
  cannedAnswers,
  chatThreads,
  contactMessages,
  contents,
  contributions,
  customerCodes,
  invalidCodes,
  outboxMessages,
  publishers,
  questions,
  roles,
  siteEntries,
  users,
} from '../../../db/schema';
import type { Ctx } from '../../ctx';

interface Source {
  table: AnyPgTable;
  id: AnyPgColumn;
  name: SQL<string>;
}

const source = (table: AnyPgTable, id: AnyPgColumn, name: AnyPgColumn | SQL): Source => ({
  table,
  id,
  name: sql<string>`${name}`,
});

/** Where a record of a type is named. */
const sources: Record<string, Source> = {
  user: source(users, users.id, sql`trim(${users.firstName} || ' ' || ${users.lastName})`),
  role: source(roles, roles.id, roles.name),
  content: source(contents, contents.id, contents.title),
  contribution: source(contributions, contributions.id, contributions.title),
  question: source(questions, questions.id, questions.title),
  answer: source(
    answers,
    answers.id,
    sql`(select ${questions.title} from ${questions} where ${questions.id} = ${answers.questionId})`,
  ),
  bulk: source(bulkJobs, bulkJobs.id, bulkJobs.action),
  author: source(authors, authors.id, authors.name),
  publisher: source(publishers, publishers.id, publishers.name),
  siteEntry: source(siteEntries, siteEntries.id, siteEntries.title),
  invalidCode: source(invalidCodes, invalidCodes.id, invalidCodes.code),
  message: source(
    outboxMessages,
    outboxMessages.id,
    sql`coalesce(${outboxMessages.subject}, ${outboxMessages.template}, '')`,
  ),
  cannedAnswer: source(cannedAnswers, cannedAnswers.id, cannedAnswers.name),
  contactMessage: source(contactMessages, contactMessages.id, contactMessages.subject),
  // A talk has no name but its member's.
  chat: source(
    chatThreads,
    chatThreads.id,
    sql`(select trim(${users.firstName} || ' ' || ${users.lastName}) from ${users} where ${users.id} = ${chatThreads.userId})`,
  ),
  customerCode: source(customerCodes, customerCodes.id, customerCodes.code),
};

/** The log takes any text; compared as text, ids would be looked for without their index. */
const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Subject {
  subjectType: string;
  subjectId: string | null;
}

/** What the subjects of log entries are called now, under `type/id`; one statement a type. */
export async function nameSubjects(ctx: Ctx, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const ids = new Map<string, Set<string>>();
  for (const { subjectType, subjectId } of subjects) {
    if (!subjectId || !isUuid.test(subjectId) || !Object.hasOwn(sources, subjectType)) continue;
    ids.set(subjectType, (ids.get(subjectType) ?? new Set()).add(subjectId));
  }
  const names = new Map<string, string>();
  for (const [type, wanted] of ids) {
    const { table, id, name } = sources[type] as Source;
    const rows = await ctx.db
      .select({ id: sql<string>`${id}::text`, name })
      .from(table)
      .where(inArray(id, [...wanted]));
    for (const row of rows) names.set(`${type}/${row.id}`, row.name);
  }
  return names;
}
