import type { Enrollment } from '@tvacha/shared-contract';
import { useListView, useRowPages } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { CardList, useCardScreen } from '../../kinds/card-list';
import { CourseCard } from './course-card';
import { courseList, courses, enrollments } from './courses';
import { EarnedList } from './earned-list';
import { GoOn } from './go-on';

/** The one that was begun last and is not at its end. */
const openOne = (own: readonly Enrollment[]) => own.find(({ completedAt, nextLesson }) => !completedAt && nextLesson);

/** `/doctor/courses`: what there is to learn, how far one is in it, and what was earned (DOC-05). */
export function CoursesPage() {
  const list = useListView(courseList, courses);
  const asked = courseList.request(list.address);
  const pages = useRowPages(courses, asked, list);
  const owned = useResource(enrollments, undefined);
  const own = owned.value ?? [];
  // Progress that came after its card would move all that is below.
  const waits = !owned.value && owned.status !== 'failed' && list.status !== 'failed';
  const isWhole = list.narrowing.length === 0;
  const begun = isWhole ? openOne(own) : undefined;
  const screen = useCardScreen('courses', { list, asked, sorts: courseList.fields.sort.options });
  return (
    <ListScreen {...screen} list={waits ? { ...list, status: 'loading', value: null } : list}>
      {() => (
        <>
          {begun ? <GoOn enrollment={begun} /> : null}
          <CardList label={screen.title} pages={pages} minColumnWidth={440} estimateHeight={232}>
            {(course) => <CourseCard course={course} own={own.find((one) => one.course._id === course._id)} />}
          </CardList>
          {isWhole ? <EarnedList own={own} /> : null}
        </>
      )}
    </ListScreen>
  );
}
