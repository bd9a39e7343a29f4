import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useT } from '../../common/i18n';
import { certificateChecks } from '../../state/certificates';
import { CheckForm } from './check-form';
import styles from './check-page.module.css';
import { CheckResult } from './check-result';

/** `/certificates` and `/certificates/:number`: anyone checks a certificate of a course by its number (UX-04). */
export function CheckPage() {
  const t = useT();
  const { number } = useParams();
  const view = useResource(certificateChecks, number === undefined ? null : { number });
  return (
    <div className={styles.page}>
      <PageHeader kind="public" eyebrow={t('check.eyebrow')} title={t('check.title')} lead={t('check.lead')} />
      {number === undefined ? null : (
        <Loaded
          view={view}
          shape="list"
          inPlace={styles.instead}
          failed={{
            title: t('check.error'),
            missing: { title: t('check.unknown.title'), text: t('check.unknown.text', { number }) },
          }}
        >
          {(certificate) => <CheckResult certificate={certificate} />}
        </Loaded>
      )}
      <CheckForm key={number} given={number ?? ''} />
    </div>
  );
}
