import type { LessonDetail } from '@tvacha/shared-contract';
import { useResource } from '@tvacha/shared-core/resources';
import { Navigate, useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT as useAreaT } from '../../common/i18n';
import { courseDetails, coursePath, enrollmentDetails, lessonDetails, lessonPath } from './courses';
import styles from './lesson-page.module.css';
import { LessonView } from './lesson-view';
import { useT } from './messages';
import { NearestLesson } from './nearest-lesson';
import { Syllabus } from './syllabus';

function OpenLesson({ lesson, courseId }: { lesson: LessonDetail; courseId: string }) {
  const t = useT();
  const course = useResource(courseDetails, { id: courseId }).value;
  const own = useResource(enrollmentDetails, { courseId }).value?.own ?? null;
  return (
    <div className={styles.columns}>
      <LessonView key={lesson._id} lesson={lesson} own={own} outline={course?.outline} />
      {course ? (
        <nav className={styles.side} aria-label={t('lesson.all')}>
          <h2 id="lessons">{course.title}</h2>
          <Syllabus
            courseId={courseId}
            lessons={course.outline}
            progress={own?.progress}
            labelledBy="lessons"
            current={lesson._id}
          />
        </nav>
      ) : null}
    </div>
  );
}

/** `/doctor/courses/:id/lessons/:lesson`: one lesson, read to its end (DOC-05). */
export function LessonPage() {
  const t = useT();
  const area = useAreaT();
  const { id = '', lesson = '' } = useParams();
  const view = useResource(lessonDetails, { id: lesson });
  const isGone = view.status === 'failed' && (view.code === 'NOT_FOUND' || view.code === 'VALIDATION_FAILED');
  const failed = { title: t('lesson.error'), text: area('record.error.text'), section: t('courses.section') };
  return (
    <>
      <BackLink to={coursePath(id)} label={t('lesson.toCourse')} />
      {isGone ? (
        <NearestLesson courseId={id} />
      ) : (
        <Loaded view={view} shape="article" failed={failed} page>
          {(found) =>
            found.courseId === id ? (
              <OpenLesson lesson={found} courseId={id} />
            ) : (
              <Navigate to={lessonPath(found.courseId, found._id)} replace />
            )
          }
        </Loaded>
      )}
    </>
  );
}
