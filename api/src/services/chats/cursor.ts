import { type SQL, sql } from 'drizzle-orm';
import { chatMessages } from '../../db/schema';

const place = sql`(${chatMessages.createdAt}, ${chatMessages.id})`;
const placeOf = (id: string) => sql`(select m.created_at, m.id from ${chatMessages} m where m.id = ${id})`;

/** Messages that came before this one, whichever talk they are of; none where there is no such message. */
export const olderThan = (id: string): SQL => sql`${place} < ${placeOf(id)}`;
/** Those that came after it. */
export const newerThan = (id: string): SQL => sql`${place} > ${placeOf(id)}`;
