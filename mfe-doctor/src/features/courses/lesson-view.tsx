import type { EnrollmentDetail, LessonDetail } from '@tvacha/shared-contract';
import { useLocation } from '@tvacha/shared-core/router';
import { Notice } from '@tvacha/shared-ui/notice';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useEffect, useRef } from 'react';
import { useT as useAreaT } from '../../common/i18n';
import { useLearningTime } from '../../common/use-learning-time';
import { useSavePosition } from '../../common/use-save-position';
import { Enrol } from './enrol-panel';
import { LessonBody, wordsIn } from './lesson-body';
import { LessonEnd } from './lesson-end';
import styles from './lesson-page.module.css';
import { useT } from './messages';
import { useLessonKeys } from './use-lesson-keys';
import { useReading } from './use-reading';
import { useSaveProgress } from './use-save-progress';

interface LessonViewProps {
  lesson: LessonDetail;
  own: EnrollmentDetail | null;
  /** The lessons of the course, once they are known. */
  outline: readonly { _id: string }[] | undefined;
}

type Blocks = NonNullable<LessonDetail['body']>;

interface ReadingProps extends Pick<LessonViewProps, 'lesson' | 'own'> {
  blocks: Blocks;
  /** Which lesson of how many; 0 until that is known. */
  number: number;
  count: number;
}

/** The text, and how much of it is read. */
function Reading({ lesson, blocks, own, number, count }: ReadingProps) {
  const keepPlace = useSavePosition(lesson.courseId);
  useLearningTime(lesson.courseId);
  useEffect(() => {
    if (number > 0) keepPlace({ at: { lesson: lesson._id }, part: number, of: count });
  }, [keepPlace, lesson._id, number, count]);
  const text = useRef<HTMLDivElement>(null);
  const from = own?.progress.find(({ _id }) => _id === lesson._id)?.percent ?? lesson.percent;
  const percent = Math.max(from, useReading(text, wordsIn(blocks)));
  const problem = useSaveProgress({ lessonId: lesson._id, percent, from });
  return (
    <>
      <LessonBody ref={text} blocks={blocks} />
      <LessonEnd lesson={lesson} own={own} percent={percent} problem={problem} />
    </>
  );
}

/** One lesson: its text for whoever is enrolled; others are asked to enrol. */
export function LessonView({ lesson, own, outline = [] }: LessonViewProps) {
  const t = useT();
  const area = useAreaT();
  const isFromGone = (useLocation().state as { gone?: boolean } | null)?.gone === true;
  useLessonKeys(lesson);
  const { title, minutes, body, courseId } = lesson;
  const number = outline.findIndex(({ _id }) => _id === lesson._id) + 1;
  const where = number > 0 ? t('courses.lessonOf', { number, count: outline.length }) : '';
  return (
    <article className={styles.lesson}>
      {isFromGone ? (
        <div className={styles.notice}>
          <Notice tone="info" title={t('lesson.gone')} live>
            {t('lesson.goneText')}
          </Notice>
        </div>
      ) : null}
      <PageHeader
        eyebrow={[where, area('size.minutes', { count: minutes })].filter(Boolean).join(' · ')}
        title={title}
      />
      {body ? (
        <Reading lesson={lesson} blocks={body} own={own} number={number} count={outline.length} />
      ) : (
        <section className={styles.closed} aria-label={t('course.own')}>
          <p>{t('lesson.closed')}</p>
          <Enrol courseId={courseId} />
        </section>
      )}
    </article>
  );
}
