import { paths } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT } from '../../common/i18n';
import { doctorProfiles } from '../../state/doctors';
import { DoctorProfileView } from './doctor-profile-view';
import styles from './doctor-profile-view.module.css';

/** What one doctor shows of themselves. */
export function DoctorPage() {
  const t = useT();
  const { id = '' } = useParams();
  const view = useResource(doctorProfiles, { id });
  const missing = {
    title: t('doctor.missing.title'),
    text: t('doctor.missing.text'),
    action: <Button href={paths.findADoctor()}>{t('finder.empty.action')}</Button>,
  };
  const failed = { title: t('doctor.error.title'), text: t('finder.error.text'), missing };
  return (
    <Loaded view={view} shape="page" failed={failed} page inPlace={styles.page}>
      {(doctor) => <DoctorProfileView doctor={doctor} />}
    </Loaded>
  );
}
