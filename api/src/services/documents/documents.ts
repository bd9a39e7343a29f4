import { fold, hitsOn, mostHits, type PageHit, wantedIn } from '@tvacha/shared-contract/page-text';
import { and, asc, eq, sql } from 'drizzle-orm';
import { documentPages } from '../../db/schema';
import { signFileUrl } from '../../files/file-url';
import { callerId } from '../ctx';
import type { Verb } from '../verb';
import { findDocument } from './find-document';

/** Sizes and names of all pages, so that a reader has room for each before its bytes come (PDF-01). */
export const listDocumentPages: Verb<'documents.pages'> = async ({ ctx, input }) => {
  const { sha256, hasCopy } = await findDocument(ctx, input.query.contentId);
  if (sha256 === null) return { code: 'SUCCESS', result: { sha256, hasCopy, items: [] } };
  const { width, height, rotation, label } = documentPages;
  const items = await ctx.db
    .select({ width, height, rotation, label })
    .from(documentPages)
    .where(eq(documentPages.sha256, sha256))
    .orderBy(asc(documentPages.page));
  return { code: 'SUCCESS', result: { sha256, hasCopy, items } };
};

/** The file as it was put in, to be saved (SEC-31). */
export const linkDocument: Verb<'documents.link'> = async ({ ctx, input }) => {
  const { key, sha256 } = await findDocument(ctx, input.query.contentId);
  return { code: 'SUCCESS', result: { url: await signFileUrl(ctx, key, callerId(ctx)), sha256 } };
};

/** Words in a whole document, whatever of it the reader has fetched (PDF-01). */
export const searchDocument: Verb<'documents.search'> = async ({ ctx, input }) => {
  const { contentId, search, whole } = input.query;
  const { sha256 } = await findDocument(ctx, contentId);
  const wanted = wantedIn(search);
  if (sha256 === null || wanted === '') return { code: 'SUCCESS', result: { isRead: sha256 !== null, items: [] } };
  const { page, text, folded } = documentPages;
  const pages = await ctx.db
    .select({ page, text })
    .from(documentPages)
    .where(and(eq(documentPages.sha256, sha256), sql`position(${wanted} in ${folded}) > 0`))
    .orderBy(asc(page))
    // Each of them has a hit, but where whole words are asked for.
    .limit(whole === 'true' ? 2 * mostHits : mostHits);
  const items: PageHit[] = [];
  for (const one of pages) {
    items.push(...hitsOn(one.page, fold(one.text), { words: search, wholeWords: whole === 'true' }));
    if (items.length >= mostHits) break;
  }
  return { code: 'SUCCESS', result: { isRead: true, items: items.slice(0, mostHits) } };
};
