import { contentDetailsSchemas, type Film, type FilmCard, filmedTypes, sectionOfType } from '@tvacha/shared-contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ContentRow, contents, type FilmRow, files, films, readingPlaces } from '../../db/schema';
import { publicFileUrl, signFileUrl } from '../../files/file-url';
import { type Ctx, callerId } from '../ctx';
import { furthestPart } from '../library/places';
import { mayRead } from '../reading/may-read';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { forMembers } from './find-content';

const posters = alias(files, 'posters');

const posterOf = (ctx: Ctx, key: string | null) => (key === null ? null : publicFileUrl(ctx, key));

/** Of contents by their ids, what lists tell of their films, and how much of each the caller has seen. */
export async function filmsOf(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, FilmCard>> {
  if (ids.length === 0) return new Map();
  const { userId } = ctx.caller;
  const rows = await ctx.db
    .select({
      id: films.contentId,
      seconds: files.seconds,
      poster: posters.key,
      // Of nothing at all the least is 1.
      seen: sql<number | null>`case when ${readingPlaces.part} is not null then ${furthestPart} end`,
    })
    .from(films)
    .innerJoin(files, eq(files.id, films.fileId))
    .leftJoin(posters, eq(posters.id, films.posterId))
    .leftJoin(
      readingPlaces,
      and(eq(readingPlaces.contentId, films.contentId), eq(readingPlaces.userId, userId ?? films.contentId)),
    )
    .where(inArray(films.contentId, [...ids]));
  return new Map(
    rows.map(({ id, seconds, poster, seen }) => [id, { poster: posterOf(ctx, poster), seconds: seconds ?? 0, seen }]),
  );
}

/** A link to a film for this caller alone, and when it ends (SEC-31). */
async function linkOf(ctx: Ctx, key: string) {
  const url = await signFileUrl(ctx, key, callerId(ctx), { view: true });
  const exp = Number(new URLSearchParams(url.slice(url.indexOf('?'))).get('exp'));
  return { url, expiresAt: new Date(exp * 1000).toISOString() };
}

/** The chapters that the content itself has: those of a guide. */
export const chaptersOf = ({ details }: Pick<ContentRow, 'details'>) =>
  contentDetailsSchemas.proguide.shape.chapters.safeParse(details.chapters).data;

/**
 * A film as a player needs it, with a link for this caller alone; null where there is none.
 * @param chapters in place of those that stand beside the film, as a recording has them
 */
export async function filmOf(ctx: Ctx, contentId: string, chapters?: FilmRow['chapters']): Promise<Film | null> {
  const [row] = await ctx.db
    .select({ film: { captions: films.captions, chapters: films.chapters }, file: files, poster: posters.key })
    .from(films)
    .innerJoin(files, eq(files.id, films.fileId))
    .leftJoin(posters, eq(posters.id, films.posterId))
    .where(eq(films.contentId, contentId));
  if (!row) return null;
  const { film, file, poster } = row;
  const { seconds, width, height } = file;
  return {
    ...(await linkOf(ctx, file.key)),
    seconds: seconds ?? 0,
    width: width ?? 0,
    height: height ?? 0,
    poster: posterOf(ctx, poster),
    captions: film.captions,
    chapters: chapters ?? film.chapters,
  };
}

/** A new link to a film that is watched; it counts no visit. */
export const renewLink: Verb<'films.link'> = async ({ ctx, input }) => {
  const readable = filmedTypes.filter((type) => mayRead(ctx.caller, sectionOfType[type]));
  const [row] = await ctx.db
    .select({ key: files.key })
    .from(contents)
    .innerJoin(films, eq(films.contentId, contents.id))
    .innerJoin(files, eq(files.id, films.fileId))
    .where(
      and(
        eq(contents.id, input.query.id),
        eq(contents.status, 'published'),
        inArray(contents.type, readable),
        forMembers,
      ),
    );
  return { code: 'SUCCESS', result: await linkOf(ctx, (row ?? refuse('NOT_FOUND')).key) };
};
