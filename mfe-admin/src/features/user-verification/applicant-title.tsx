import type { Applicant } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import { accountKind } from './account-kind';
import styles from './applicant-drawer.module.css';
import { CopiesTag, StateTag } from './state-tag';

export function ApplicantTitle({ applicant }: { applicant: Applicant }) {
  const t = useT();
  return (
    <div className={styles.title}>
      <span className={styles.face} aria-hidden="true">
        <Avatar name="" seed={applicant._id} size={48} />
      </span>
      <div>
        <span className={styles.name}>{titledName(applicant)}</span>{' '}
        {applicant.isComplete ? (
          <>
            <StateTag state={applicant.state} /> <CopiesTag copies={applicant.copies} />
          </>
        ) : (
          <Tag tone="neutral">{t('users.unfinished')}</Tag>
        )}
        <p className={styles.applied}>
          {t(`applicant.appliedOn.${accountKind(applicant.role)}`, { date: formatDate(applicant.appliedAt, 'time') })}
          {' · '}
          {t('applicant.customerCode', { code: applicant.customerId })}
        </p>
      </div>
    </div>
  );
}
