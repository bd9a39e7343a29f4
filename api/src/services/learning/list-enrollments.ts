import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { contents, enrollments } from '../../db/schema';
import { callerId } from '../caller-id';
import type { Ctx } from '../ctx';
import { paged } from '../paged';
import { matching } from '../reading/matching';
import type { Verb } from '../verb';
import { type EnrollmentRow, selectEnrollments } from './find-enrollment';
import { lessonsOf } from './lessons-of';
import { presentEnrollment } from './present-enrollment';

const orders = { newest: [desc(enrollments.createdAt)], title: [asc(sql`lower(${contents.title})`)] };
const states = {
  all: undefined,
  running: isNull(enrollments.completedAt),
  completed: isNotNull(enrollments.completedAt),
};

async function countEnrollments({ db }: Ctx, where: SQL | undefined) {
  const [found] = await db
    .select({ total: count() })
    .from(enrollments)
    .innerJoin(contents, eq(contents.id, enrollments.contentId))
    .where(where);
  return found?.total;
}

/** The courses the caller takes, each with how far they are (DOC-05). */
export const listEnrollments: Verb<'enrollments.list'> = async ({ ctx, input }) => {
  const { state, search, sort } = input.query;
  const where = and(eq(enrollments.userId, callerId(ctx)), states[state], matching(search, [contents.title]));
  const found = await paged(input.query, {
    rows: selectEnrollments(ctx)
      .where(where)
      .orderBy(...orders[sort], asc(enrollments.id)),
    total: async () => (await countEnrollments(ctx, where)) ?? 0,
    present: (row: EnrollmentRow) => row,
  });
  const ids = found.items.map(({ course }) => course._id);
  const lessons = ids.length > 0 ? await lessonsOf(ctx, ids) : [];
  const items = found.items.map((row) =>
    presentEnrollment(
      row,
      lessons.filter(({ courseId }) => courseId === row.course._id),
    ),
  );
  return { code: 'SUCCESS', result: { ...found, items } };
};
