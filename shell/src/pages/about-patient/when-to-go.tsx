import { formatDate } from '@tvacha/shared-core/format';
import { Icon } from '@tvacha/shared-ui/icon';
import { usePartsT } from '../parts/messages';
import { PageSection } from '../parts/page-section';
import { useAboutPatientT } from './messages';
import styles from './when-to-go.module.css';

interface ReviewLineProps {
  /** Name and degree. */
  reviewer: string;
  /** ISO date. */
  on: string;
}

/** Who checked medical words, and when. */
function ReviewLine({ reviewer, on }: ReviewLineProps) {
  const t = usePartsT();
  return (
    <p className={styles.line}>
      <Icon name="seal-check" size={20} />
      {t('reviewed', { reviewer, date: formatDate(on, 'long') })}
    </p>
  );
}

const now = ['swelling', 'medicine', 'fever', 'hot', 'eye', 'baby'] as const;
const soon = ['mole', 'patch', 'sore', 'itch'] as const;

/** Signs that should not wait, checked by a dermatologist. */
export function WhenToGo() {
  const t = useAboutPatientT();
  return (
    <PageSection id="wait" title={t('wait.title')} lead={t('wait.lead')}>
      <div className={styles.columns}>
        <ul className={styles.now}>
          {now.map((key) => (
            <li key={key}>
              <Icon name="warning-circle" size={20} />
              {t(`wait.${key}`)}
            </li>
          ))}
        </ul>
        <div className={styles.soon}>
          <h3 className={styles.title}>{t('soon.title')}</h3>
          <ul>
            {soon.map((key) => (
              <li key={key}>{t(`soon.${key}`)}</li>
            ))}
          </ul>
        </div>
      </div>
      <ReviewLine reviewer={t('reviewer')} on="2026-10-12" />
    </PageSection>
  );
}
