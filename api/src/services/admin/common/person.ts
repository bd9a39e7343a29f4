import { eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { users } from '../../../db/schema';

interface Named {
  firstName: string;
  lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim() || 'A former member';

/** Somebody by name; null where a left join found nobody. */
export const presentPerson = (row: (Named & { id: string }) | null) => row && { _id: row.id, name: nameOf(row) };

/** Staff who did something, joined to a record under a name of their own. */
export const actor = alias(users, 'actor');
export const isActor = (column: AnyPgColumn) => eq(actor.id, column);

/** The columns an actor, or a user, is named from. */
export const actorColumns = { id: actor.id, firstName: actor.firstName, lastName: actor.lastName };
export const memberColumns = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/**
 * A place of `matching`: the name of the account that this column leads to. The accounts are found first, as an index
 * knows them, and not looked at one by one beside each row.
 */
export const nameIn =
  (column: AnyPgColumn) =>
  (pattern: SQL): SQL =>
    sql`${column} = any(array(select ${users.id} from ${users} where ${users.firstName} ilike ${pattern} or ${users.lastName} ilike ${pattern}))`;
