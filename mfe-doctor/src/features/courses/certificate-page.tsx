import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useT as useAreaT } from '../../common/i18n';
import { CertificateView } from './certificate-view';
import { certificates, coursePath } from './courses';
import { useT } from './messages';

/** `/doctor/courses/:id/certificate`: what was earned, on paper and to be shown around (DOC-05). */
export function CertificatePage() {
  const t = useT();
  const area = useAreaT();
  const { id = '' } = useParams();
  const view = useResource(certificates, { courseId: id });
  const failed = {
    title: t('certificate.error'),
    text: area('record.error.text'),
    section: t('courses.section'),
    missing: {
      title: t('certificate.none.title'),
      text: t('certificate.none.text'),
      action: <Button href={coursePath(id)}>{t('lesson.toCourse')}</Button>,
    },
  };
  return (
    <>
      <BackLink to={coursePath(id)} label={t('lesson.toCourse')} />
      <Loaded view={view} shape="article" failed={failed} page>
        {(certificate) => <CertificateView courseId={id} certificate={certificate} />}
      </Loaded>
    </>
  );
}
