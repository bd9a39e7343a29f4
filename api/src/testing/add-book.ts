import { authors, contents, specialities } from '../db/schema';
import type { TestApp } from './make-app';

/** A book whose file lies in the store and was never uploaded, as those of the seed. */
export async function addBook({ db, files }: TestApp, slug: string, bytes: string): Promise<string> {
  const fileKey = `ebooks/${slug}.pdf`;
  await files.put(fileKey, new TextEncoder().encode(bytes), 'application/pdf');
  const [author] = await db
    .insert(authors)
    .values({ name: `Dr. ${slug}` })
    .returning();
  const [speciality] = await db.insert(specialities).values({ slug, name: slug }).returning();
  const [book] = await db
    .insert(contents)
    .values({
      type: 'ebook',
      slug,
      title: slug,
      publishedOn: '2026-05-01',
      fileKey,
      authorId: author?.id ?? null,
      specialityId: speciality?.id ?? null,
    })
    .returning();
  return book?.id ?? '';
}
