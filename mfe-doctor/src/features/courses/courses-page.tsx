import type { Enrollment } from '@tvacha/shared-contract';
import { useListView } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { useCardScreen } from '../../kinds/card-list';
import { CourseCard } from './course-card';
import { allOwn, courseList, courses, enrollments } from './courses';
import styles from './courses-page.module.css';
import { EarnedList } from './earned-list';
import { GoOn } from './go-on';

/** The one that was begun last and is not at its end. */
const openOne = (own: readonly Enrollment[]) => own.find(({ completedAt, nextLesson }) => !completedAt && nextLesson);

/** `/doctor/courses`: what there is to learn, how far one is in it, and what was earned (DOC-05). */
export function CoursesPage() {
  const list = useListView(courseList, courses, { keepRows: true, toLastPage: true });
  const owned = useResource(enrollments, allOwn);
  const own = owned.value?.items ?? [];
  // Progress that came after its card would move all that is below.
  const waits = !owned.value && owned.status !== 'failed' && list.status !== 'failed';
  const isWhole = list.narrowing.length === 0;
  const begun = isWhole ? openOne(own) : undefined;
  const screen = useCardScreen('courses', {
    list,
    asked: courseList.request(list.address),
    sorts: courseList.fields.sort.options,
  });
  return (
    <ListScreen {...screen} list={waits ? { ...list, status: 'loading', value: null } : list}>
      {({ items }) => (
        <>
          {begun ? <GoOn enrollment={begun} /> : null}
          <ul className={styles.list} aria-label={screen.title}>
            {items.map((course) => (
              <li key={course._id}>
                <CourseCard course={course} own={own.find((one) => one.course._id === course._id)} />
              </li>
            ))}
          </ul>
          {isWhole ? <EarnedList own={own} /> : null}
        </>
      )}
    </ListScreen>
  );
}
