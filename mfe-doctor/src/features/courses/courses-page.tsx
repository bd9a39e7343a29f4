import type { Enrollment } from '@tvacha/shared-contract';
import { kinds } from '@tvacha/shared-contract/kinds';
import { useListView } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { useT } from '../../common/i18n';
import { CourseCard } from './course-card';
import { allOwn, courseList, courses, enrollments } from './courses';
import styles from './courses-page.module.css';
import { EarnedList } from './earned-list';
import { GoOn } from './go-on';

/** The one that was begun last and is not at its end. */
const openOne = (own: readonly Enrollment[]) => own.find(({ completedAt, nextLesson }) => !completedAt && nextLesson);

/** `/doctor/courses`: what there is to learn, how far one is in it, and what was earned (DOC-05). */
export function CoursesPage() {
  const t = useT();
  const list = useListView(courseList, courses, { keepRows: true, toLastPage: true });
  const owned = useResource(enrollments, allOwn);
  const own = owned.value?.items ?? [];
  // Progress that came after its card would move all that is below.
  const waits = !owned.value && owned.status !== 'failed' && list.status !== 'failed';
  const isWhole = list.narrowing.length === 0;
  const begun = isWhole ? openOne(own) : undefined;
  const title = kinds.courses.title.en;
  return (
    <ListScreen
      title={title}
      lead={t('courses.lead')}
      list={waits ? { ...list, status: 'loading', value: null } : list}
      tools={[
        { kind: 'search', name: 'search', label: t('list.search', { kind: title }), wide: true },
        {
          kind: 'choice',
          name: 'level',
          label: t('courses.level'),
          options: courseList.fields.level.options.map((value) => ({ value, label: t(`courses.level.${value}`) })),
        },
        {
          kind: 'select',
          name: 'sort',
          label: t('list.sort'),
          options: courseList.fields.sort.options.map((value) => ({ value, label: t(`list.sort.${value}`) })),
        },
      ]}
      shape="list"
      words={{
        failed: { title: t('list.error.title'), text: t('list.error.text'), section: title },
        none: { title: t('courses.none.title'), text: t('courses.none.text') },
        narrowed: { title: t('courses.empty.title'), text: t('list.empty.text'), action: t('list.clearAll') },
      }}
    >
      {({ items }) => (
        <>
          {begun ? <GoOn enrollment={begun} /> : null}
          <ul className={styles.list} aria-label={title}>
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
