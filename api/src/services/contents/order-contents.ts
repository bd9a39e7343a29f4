import { isAttended } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { authors, contentReads, contents } from '../../db/schema';
import { closesOn } from './state-of';

const title = asc(sql`lower(${contents.title})`);
const reads = sql`(select ${contentReads.count} from ${contentReads} where ${contentReads.contentId} = ${contents.id})`;

const orders = {
  newest: [desc(contents.publishedOn)],
  oldest: [asc(contents.publishedOn)],
  title: [title],
  /** Needs the author joined. */
  author: [asc(sql`lower(${authors.name})`), title],
  mostRead: [sql`${reads} desc nulls last`, desc(contents.publishedOn)],
  soonest: [sql`${contents.startsAt} asc nulls last`],
  closing: [asc(closesOn)],
};

/** What is attended is new or old by when it takes place. */
const attendedOrders = {
  ...orders,
  newest: [sql`${contents.startsAt} desc nulls last`, desc(contents.publishedOn)],
  oldest: [sql`${contents.startsAt} asc nulls first`, asc(contents.publishedOn)],
};

export type ContentSort = keyof typeof orders;

/** The order of a list; of what is alike in it the id decides, so that pages follow one another. */
export const orderOf = (type: ContentType, sort: ContentSort): SQL[] => [
  ...(isAttended(type) ? attendedOrders : orders)[sort],
  asc(contents.id),
];
