import { useResource } from '@tvacha/shared-core/resources';
import { Navigate } from '@tvacha/shared-core/router';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { courseDetails, coursePath, enrollmentDetails, lessonPath } from './courses';

/** What an address of a lesson that is gone leads to, and says there. */
export const goneState = { gone: true } as const;

/**
 * Leads from a lesson that is no part of its course any more to the nearest: the one that the reader comes to next, or
 * the last where all are read; the first for whoever is not enrolled. Where the course is gone too, that is said.
 */
export function NearestLesson({ courseId }: { courseId: string }) {
  const course = useResource(courseDetails, { id: courseId });
  const own = useResource(enrollmentDetails, { courseId });
  const isKnown = own.status === 'ready' || own.status === 'failed';
  const view = isKnown ? course : { ...course, value: null, status: 'loading' as const };
  return (
    <Loaded
      view={course.status === 'failed' ? course : view}
      shape="article"
      failed={useKindFailure('record', 'courses')}
      page
    >
      {({ outline }) => {
        const taken = own.value?.own;
        const nearest = taken ? (taken.nextLesson ?? outline.at(-1)?._id) : outline[0]?._id;
        const to = nearest ? lessonPath(courseId, nearest) : coursePath(courseId);
        return <Navigate to={to} replace state={goneState} />;
      }}
    </Loaded>
  );
}
