import { Link } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT as useAreaT } from '../../common/i18n';
import { lessonPath } from './courses';
import { useT } from './messages';
import styles from './syllabus.module.css';

interface Item {
  _id: string;
  title: string;
  minutes: number;
}

interface SyllabusProps {
  courseId: string;
  lessons: readonly Item[];
  /** How far the reader is in each; left out where they are not enrolled. */
  progress: readonly { _id: string; percent: number; done: boolean }[] | undefined;
  labelledBy: string;
  /** The lesson that is open. */
  current?: string;
}

/** The lessons of a course in their order, each with what is read of it. */
export function Syllabus({ courseId, lessons, progress, labelledBy, current }: SyllabusProps) {
  const t = useT();
  const area = useAreaT();
  return (
    <ol className={styles.list} aria-labelledby={labelledBy}>
      {lessons.map(({ _id, title, minutes }, at) => {
        const read = progress?.find((one) => one._id === _id);
        const state = read?.done
          ? t('course.read')
          : read?.percent
            ? t('course.partRead', { percent: read.percent })
            : '';
        return (
          <li key={_id} data-done={read?.done || undefined}>
            <Link
              to={lessonPath(courseId, _id)}
              className={styles.lesson}
              aria-current={_id === current ? 'page' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {read?.done ? <Icon name="check" size={16} /> : at + 1}
              </span>
              <span className={styles.title}>{title}</span>
              <span className={styles.facts}>
                {[area('size.minutes', { count: minutes }), state].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
