import type { EnrollmentDetail } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Button } from '@tvacha/shared-ui/button';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT as useAreaT } from '../../common/i18n';
import { listPaths } from '../../kinds/kind-rows';
import { certificatePath } from './courses';
import { useT } from './messages';

/** A course that one took and that was withdrawn since: what was earned by it stays. */
export function WithdrawnCourse({ own }: { own: EnrollmentDetail }) {
  const t = useT();
  const area = useAreaT();
  const { completedAt, course } = own;
  return (
    <EmptyState
      page
      title={t('course.withdrawn', { title: course.title })}
      text={
        completedAt
          ? t('course.withdrawnEarned', { date: formatDate(completedAt) })
          : t('course.withdrawnOpen', { done: own.lessonsDone, count: own.lessons })
      }
      action={
        completedAt ? (
          <Button kind="primary" href={certificatePath(course._id)}>
            {t('course.certificate')}
          </Button>
        ) : (
          <Button href={listPaths.courses}>{area('courses.all')}</Button>
        )
      }
    />
  );
}
