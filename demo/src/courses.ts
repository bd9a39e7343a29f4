import type { enrollments, lessonProgress, lessons } from '@tvacha/api/schema';
import { chance, happens } from './chance';
import { contentIdOf } from './contents/content-rows';
import { published, readSeeds, lessons as taught } from './contents/content-seed';
import { reviewSeeds } from './review';
import { seedId } from './seed-id';
import { type Around, days } from './when';

type EnrollmentInsert = typeof enrollments.$inferInsert;
type ProgressInsert = typeof lessonProgress.$inferInsert;

/** All courses; the first three are those that the demo doctor took up. */
export const courseSeeds = readSeeds('courses', 'course', { ...published, teaches: taught });
type CourseSeed = (typeof courseSeeds)[number];
type Taught = Pick<CourseSeed, 'title' | 'teaches'>;

const lessonId = (course: Taught, position: number) => seedId(`lesson/${course.title}/${position}`);

const lessonsOf = (course: Taught): (typeof lessons.$inferInsert)[] =>
  course.teaches.map(({ title, minutes, body }, position) => ({
    id: lessonId(course, position),
    contentId: contentIdOf('course', course.title),
    position,
    title,
    minutes,
    body: [...body],
  }));

export const lessonRows = () => [
  ...courseSeeds.flatMap(lessonsOf),
  ...reviewSeeds.flatMap(({ title, teaches }) => (teaches ? lessonsOf({ title, teaches }) : [])),
];

/** The demo doctor finished the first course, is half-way through the second and has not begun the third. */
const demoShares: readonly (number | undefined)[] = [1, 0.5, 0];

/** Of those who enrol, a third finishes and a fifth never begins. */
function shareOf(key: string): number | undefined {
  if (!happens(key, 26)) return undefined;
  const lot = chance(`${key}/share`, 100);
  return lot < 34 ? 1 : lot < 54 ? 0 : (lot - 50) / 50;
}

/** The lesson that is open in the course through which the demo doctor is half-way. */
export function openLesson() {
  const at = demoShares.indexOf(0.5);
  const course = courseSeeds[at] as CourseSeed;
  const of = course.teaches.length;
  const position = Math.floor(of / 2);
  return { contentId: contentIdOf('course', course.title), lesson: lessonId(course, position), part: position + 1, of };
}

interface Enrolled {
  enrollment: EnrollmentInsert;
  progress: ProgressInsert[];
}

function enrol(course: CourseSeed, userId: string, share: number, when: Around): Enrolled {
  const key = `enrollment/${course.title}/${userId}`;
  const id = seedId(key);
  const count = course.teaches.length;
  const began = days(10 + chance(`${key}/day`, 80));
  const whole = Math.floor(share * count);
  const stepped = (position: number) => when.ago(began - Math.floor(((position + 1) * began) / (count + 1)));
  const started = share > 0 && share < 1 && whole < count;
  const progress = Array.from({ length: started ? whole + 1 : whole }, (_, position) => ({
    enrollmentId: id,
    lessonId: lessonId(course, position),
    percent: position < whole ? 100 : 30 + chance(`${key}/part`, 60),
    done: position < whole,
    updatedAt: stepped(position),
  }));
  const completedAt = share === 1 ? stepped(count - 1) : null;
  const enrollment = {
    id,
    contentId: contentIdOf('course', course.title),
    userId,
    createdAt: when.ago(began),
    completedAt,
  };
  return { enrollment, progress };
}

/** Who takes which course and how far they are. */
export const enrolledRows = (doctorIds: readonly string[], demoId: string, when: Around): Enrolled[] =>
  courseSeeds.flatMap((course, at) =>
    doctorIds.flatMap((userId) => {
      const share = userId === demoId ? demoShares[at] : shareOf(`${course.title}/${userId}`);
      return share === undefined ? [] : [enrol(course, userId, share, when)];
    }),
  );
