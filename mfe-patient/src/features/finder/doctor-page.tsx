import { paths } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { EmptyState, ErrorState, LoadingState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { QuietHeading } from '../../common/quiet-heading';
import { doctorProfiles } from '../../state/doctors.slice';
import { DoctorProfileView } from './doctor-profile-view';
import styles from './doctor-profile-view.module.css';

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What one doctor shows of themselves. */
export function DoctorPage() {
  const t = useT();
  const { id = '' } = useParams();
  const known = idForm.test(id);
  const { value, status, code, reload } = useResource(doctorProfiles, known ? { id } : null);
  if (value) return <DoctorProfileView doctor={value} />;
  if (!known || code === 'NOT_FOUND') {
    return (
      <div className={styles.page}>
        <QuietHeading>{t('doctor.missing.title')}</QuietHeading>
        <EmptyState
          title={t('doctor.missing.title')}
          text={t('doctor.missing.text')}
          action={<Button href={paths.findADoctor()}>{t('finder.empty.action')}</Button>}
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <QuietHeading>{t('doctor.title')}</QuietHeading>
      {status === 'failed' ? (
        <ErrorState title={t('doctor.error.title')} text={t('finder.error.text')} onRetry={reload} />
      ) : (
        <LoadingState shape="page" />
      )}
    </div>
  );
}
