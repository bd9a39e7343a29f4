import type { Code, EnrollmentDetail, LessonDetail } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { Notice } from '@tvacha/shared-ui/notice';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { certificatePath, lessonPath } from './courses';
import styles from './lesson-page.module.css';
import { useT } from './messages';

interface LessonEndProps {
  lesson: LessonDetail;
  own: EnrollmentDetail | null;
  percent: number;
  /** Why it could not be kept that the lesson is done. */
  problem: Code | undefined;
}

/** Under the text: how much of it is read, and where to go from here. */
export function LessonEnd({ lesson, own, percent, problem }: LessonEndProps) {
  const t = useT();
  const { courseId, previous, next } = lesson;
  const isDone = percent === 100;
  const isGone = problem === 'NOT_FOUND' || problem === 'FORBIDDEN';
  return (
    <footer className={styles.end}>
      {problem ? (
        <Notice tone="warning" live title={t(isGone ? 'lesson.withdrawn' : 'lesson.notKept')}>
          {t(isGone ? 'lesson.withdrawnText' : 'lesson.notKeptText')}
        </Notice>
      ) : null}
      {isDone ? null : <ProgressBar label={t('lesson.progress')} value={percent / 100} text={`${percent} %`} />}
      <p className={styles.done} role="status">
        {isDone ? (
          <>
            <Icon name="check-circle-fill" />
            {own?.completedAt ? t('lesson.courseDone') : t('lesson.done')}
          </>
        ) : null}
      </p>
      <div className={styles.ways}>
        {previous ? (
          <Button icon="arrow-left" href={lessonPath(courseId, previous)}>
            {t('lesson.previous')}
          </Button>
        ) : null}
        {isDone && own?.completedAt ? (
          <Button kind="primary" icon="seal-check" href={certificatePath(courseId)}>
            {t('course.certificate')}
          </Button>
        ) : null}
        {next ? (
          <Button kind={isDone && !own?.completedAt ? 'primary' : 'default'} href={lessonPath(courseId, next)}>
            {t('lesson.next')}
          </Button>
        ) : null}
      </div>
      <p className={styles.keys}>{t('lesson.keys')}</p>
    </footer>
  );
}
