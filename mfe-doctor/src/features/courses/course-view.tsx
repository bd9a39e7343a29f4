import type { EnrollmentDetail } from '@tvacha/shared-contract';
import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import type { ResourceView } from '@tvacha/shared-core/resources';
import { BookCover } from '@tvacha/shared-ui/book-cover';
import { Icon } from '@tvacha/shared-ui/icon';
import { Notice } from '@tvacha/shared-ui/notice';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Tag } from '@tvacha/shared-ui/tag';
import { BookmarkButton } from '../../common/bookmark-button';
import { useT as useAreaT } from '../../common/i18n';
import styles from './course-page.module.css';
import type { CourseRecord } from './courses';
import { EnrolPanel } from './enrol-panel';
import { useT } from './messages';
import { Syllabus } from './syllabus';

interface CourseViewProps {
  course: CourseRecord;
  view: ResourceView<{ own: EnrollmentDetail | null }>;
}

function CourseFacts({ course }: { course: CourseRecord }) {
  const t = useT();
  const area = useAreaT();
  const { lessons, minutes, reviewer, reviewedOn } = course;
  const facts = [
    [t('course.lessons'), formatNumber(lessons)],
    [area('fact.minutes'), formatNumber(minutes)],
    [area('fact.reviewer'), reviewer],
    [area('fact.reviewed'), formatDate(reviewedOn)],
  ] as const;
  return (
    <dl className={styles.facts} aria-label={area('record.facts')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All there is to know of a course before one begins, and where one is in it. */
export function CourseView({ course, view }: CourseViewProps) {
  const t = useT();
  const area = useAreaT();
  const { title, summary, teacher, level, subSpeciality, outcomes, outline, cover, isNew } = course;
  const own = view.value?.own ?? null;
  return (
    <div className={styles.course}>
      <div className={styles.cover} aria-hidden="true">
        <BookCover title={title} author={teacher} cover={cover} series={t('courses.series')} />
      </div>
      <div className={styles.words}>
        <div className={styles.tags}>
          <Tag tone="primary">{level}</Tag>
          {subSpeciality ? <Tag tone="neutral">{subSpeciality.name}</Tag> : null}
          {isNew ? <Tag tone="clay">{area('list.new')}</Tag> : null}
        </div>
        <PageHeader title={title} lead={area('by.teacher', { name: teacher })} />
        <p className={styles.summary}>{summary}</p>
        {view.status === 'failed' && !view.value ? (
          <Notice tone="warning" title={t('course.ownError')}>
            {area('record.error.text')}
          </Notice>
        ) : (
          <EnrolPanel course={course} own={own} isKnown={view.value !== null && view.value !== undefined} />
        )}
        <BookmarkButton contentId={course._id} />
        <CourseFacts course={course} />
        <h2>{t('course.outcomes')}</h2>
        <ul className={styles.outcomes}>
          {outcomes.map((outcome) => (
            <li key={outcome}>
              <Icon name="check" size={20} />
              {outcome}
            </li>
          ))}
        </ul>
        <h2 id="syllabus">{t('course.syllabus')}</h2>
        <Syllabus courseId={course._id} lessons={outline} progress={own?.progress} labelledBy="syllabus" />
      </div>
    </div>
  );
}
