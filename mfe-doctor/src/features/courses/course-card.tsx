import type { Enrollment } from '@tvacha/shared-contract';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT as useAreaT } from '../../common/i18n';
import { TitleLink } from '../../common/title-link';
import styles from './course-card.module.css';
import { type Course, coursePath } from './courses';
import { useT } from './messages';

interface CourseCardProps {
  course: Course;
  /** The reader's own enrolment, where they have one. */
  own: Enrollment | undefined;
}

/** How far the reader is in a course. */
export function OwnProgress({ own }: { own: Pick<Enrollment, 'lessons' | 'lessonsDone' | 'percent'> }) {
  const t = useT();
  const { lessons, lessonsDone: done, percent } = own;
  return (
    <ProgressBar
      label={t('courses.progress')}
      value={percent / 100}
      text={t('courses.lessonsDone', { done, count: lessons })}
      tone={percent === 100 ? 'green' : 'clay'}
    />
  );
}

/** A course in the list: what it is about, who teaches it, how long it takes and how far one is. */
export function CourseCard({ course, own }: CourseCardProps) {
  const t = useT();
  const area = useAreaT();
  const { _id, title, summary, subSpeciality, level, teacher, minutes, lessons, cover, isNew } = course;
  return (
    <article className={styles.card}>
      <div className={styles.cover} aria-hidden="true">
        <BookCover title={title} author={teacher} cover={cover} series={t('courses.series')} />
      </div>
      <div className={styles.words}>
        <div className={styles.tags}>
          <Tag tone="primary">{level}</Tag>
          {subSpeciality ? <span className={styles.topic}>{subSpeciality.name}</span> : null}
          {own?.completedAt ? (
            <Tag tone="green" icon="check">
              {t('courses.completed')}
            </Tag>
          ) : isNew ? (
            <Tag tone="clay">{area('list.new')}</Tag>
          ) : null}
        </div>
        <div className={styles.title}>
          <TitleLink to={coursePath(_id)} whole>
            {title}
          </TitleLink>
        </div>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          {[teacher, t('courses.lessons', { count: lessons }), area('size.minutes', { count: minutes })].join(' · ')}
        </p>
        {own && !own.completedAt ? (
          <div className={styles.progress}>
            <OwnProgress own={own} />
          </div>
        ) : null}
      </div>
    </article>
  );
}
