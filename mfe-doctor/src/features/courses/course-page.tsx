import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT } from '../../common/i18n';
import { listPaths } from '../../kinds/kind-rows';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { CourseView } from './course-view';
import { courseDetails, enrollmentDetails } from './courses';
import { WithdrawnCourse } from './withdrawn-course';

/** `/doctor/courses/:id`: what a course teaches, its syllabus, and how far the reader is (DOC-05). */
export function CoursePage() {
  const t = useT();
  const { id = '' } = useParams();
  const view = useResource(courseDetails, { id });
  const own = useResource(enrollmentDetails, { courseId: id });
  const failed = useKindFailure('record', 'courses');
  const isGone = view.code === 'NOT_FOUND' && own.value?.own;
  return (
    <>
      <BackLink to={listPaths.courses} label={t('courses.all')} />
      {isGone ? (
        <WithdrawnCourse own={isGone} />
      ) : (
        <Loaded view={view} shape="article" failed={failed} page>
          {(course) => <CourseView course={course} view={own} />}
        </Loaded>
      )}
    </>
  );
}
