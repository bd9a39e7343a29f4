import { eq } from 'drizzle-orm';
import { files } from '../../db/schema';
import type { Ctx } from '../ctx';

/** What a stored file is called: as its owner did, or as its key ends. */
export async function nameFile({ db }: Pick<Ctx, 'db'>, key: string): Promise<string> {
  const [row] = await db.select({ name: files.name }).from(files).where(eq(files.key, key));
  return row?.name ?? key.slice(key.lastIndexOf('/') + 1);
}
