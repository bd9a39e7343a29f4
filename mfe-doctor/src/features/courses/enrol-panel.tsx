import type { EnrollmentDetail } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Button } from '@tvacha/shared-ui/button';
import { MembersOnly } from '../../common/members-only';
import { Refusal } from '../../common/refusal';
import { useSentWhenBack } from '../../common/use-sent-when-back';
import { OwnProgress } from './course-card';
import { type CourseRecord, certificatePath, enrolment, lessonPath } from './courses';
import styles from './enrol-panel.module.css';
import { useT } from './messages';

interface EnrolPanelProps {
  course: Pick<CourseRecord, '_id' | 'lessons' | 'minutes' | 'outline'>;
  own: EnrollmentDetail | null;
  /** Whether it is known by now how the reader stands; until then the panel keeps its place. */
  isKnown: boolean;
}

/** The button that enrols, and why it did not. */
export function Enrol(props: { courseId: string }) {
  return (
    <MembersOnly what="enrol">
      <EnrolButton {...props} />
    </MembersOnly>
  );
}

function EnrolButton({ courseId }: { courseId: string }) {
  const t = useT();
  const { status, problem, send } = useSentWhenBack(enrolment, courseId);
  return (
    <>
      <Refusal problem={problem} words={{ NOT_FOUND: { title: t('course.goneMeanwhile') } }} />
      <Button kind="primary" size="lg" loading={status === 'sending'} onClick={() => send({ courseId })}>
        {t('course.enrol')}
      </Button>
    </>
  );
}

function Standing({ own }: { own: EnrollmentDetail }) {
  const t = useT();
  const { course, completedAt, nextLesson, progress, percent } = own;
  if (completedAt)
    return (
      <>
        <p className={styles.said}>{t('course.completedOn', { date: formatDate(completedAt) })}</p>
        <Button kind="primary" size="lg" icon="seal-check" href={certificatePath(course._id)}>
          {t('course.certificate')}
        </Button>
      </>
    );
  const next = progress.find(({ _id }) => _id === nextLesson) ?? progress[0];
  return (
    <>
      <OwnProgress own={own} />
      {next ? (
        <>
          <p className={styles.said}>{t('course.nextIs', { title: next.title, count: next.minutes })}</p>
          <Button kind="primary" size="lg" icon="book-open" href={lessonPath(course._id, next._id)}>
            {t(percent === 0 ? 'courses.firstLesson' : 'courses.nextUnread')}
          </Button>
        </>
      ) : null}
    </>
  );
}

/** Taking a course up, going on with it, or what was earned by it. */
export function EnrolPanel({ course, own, isKnown }: EnrolPanelProps) {
  const t = useT();
  return (
    <section className={styles.panel} aria-label={t('course.own')} aria-busy={!isKnown || undefined}>
      {own ? <Standing own={own} /> : null}
      {!own && isKnown ? (
        <>
          <p className={styles.said}>{t('course.enrolText', { count: course.lessons, minutes: course.minutes })}</p>
          <Enrol courseId={course._id} />
        </>
      ) : null}
    </section>
  );
}
