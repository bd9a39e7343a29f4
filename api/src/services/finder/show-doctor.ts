import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { isListed } from './filter-doctors';
import { doctorColumns, presentDoctor } from './present-doctor';

/** What one listed doctor shows of themselves; who is not listed is not there. */
export const showDoctor: Verb<'doctors.details'> = async ({ ctx, input }) => {
  const { fellowship, publications, internationalSpeaker, nationalSpeaker } = users;
  const profile = { fellowship, publications, internationalSpeaker, nationalSpeaker };
  const [row] = await ctx.db
    .select({ ...doctorColumns, profile })
    .from(users)
    .where(and(eq(users.id, input.query.id), isListed));
  if (!row) refuse('NOT_FOUND');
  return { code: 'SUCCESS', result: { ...presentDoctor(row), ...row.profile } };
};
