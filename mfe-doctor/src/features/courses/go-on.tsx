import type { Enrollment } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { useId } from 'react';
import { lessonPath } from './courses';
import styles from './go-on.module.css';
import { useT } from './messages';

/** The course that was left off, and the way back into it. */
export function GoOn({ enrollment }: { enrollment: Enrollment }) {
  const t = useT();
  const heading = useId();
  const { course, lessons, lessonsDone, percent, nextLesson } = enrollment;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div>
        <p className={styles.eyebrow}>{t(percent === 0 ? 'courses.begin' : 'courses.goOn')}</p>
        <h2 id={heading} className={styles.title}>
          {course.title}
        </h2>
        <p className={styles.where}>{t('courses.lessonOf', { number: lessonsDone + 1, count: lessons })}</p>
        <div className={styles.rail} aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </div>
      </div>
      <Button size="lg" href={lessonPath(course._id, nextLesson ?? '')}>
        {t(percent === 0 ? 'courses.firstLesson' : 'courses.nextUnread')}
      </Button>
    </section>
  );
}
