import { notExists, sql } from 'drizzle-orm';
import { annotations } from '../../db/schema';

/** Of removals, those whose mark stands in no other edition: without its removal a mark would be found again there. */
export const isGoneEverywhere = notExists(
  sql`(select 1 from ${annotations} as other where other.user_id = ${annotations.userId} and other.id = ${annotations.id} and other.mark is not null)`,
);
