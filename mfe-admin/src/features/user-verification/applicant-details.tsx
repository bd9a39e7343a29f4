import type { Applicant } from '@tvacha/shared-contract';
import { updateUser } from '@tvacha/shared-contract/routes/admin/users';
import { formatDate } from '@tvacha/shared-core/format';
import { useMay } from '@tvacha/shared-core/permissions';
import { Card } from '@tvacha/shared-ui/card';
import { formatPhone } from '@tvacha/shared-ui/phone-field';
import { Tag } from '@tvacha/shared-ui/tag';
import type { ReactNode } from 'react';
import { useT } from '../../common/i18n';
import styles from './applicant-details.module.css';
import { RegistrationForm } from './registration-form';

function Field({ label, children }: { label: string; children: ReactNode }) {
  const t = useT();
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.none}>{t('users.none')}</span>}</dd>
    </div>
  );
}

function Confirmed({ yes }: { yes: boolean }) {
  const t = useT();
  return (
    <Tag tone={yes ? 'green' : 'amber'} icon={yes ? 'check' : 'warning'}>
      {t(yes ? 'applicant.confirmed' : 'applicant.unconfirmed')}
    </Tag>
  );
}

/** Everything the applicant told us, and what was decided; while nothing is, a missing number can be entered. */
export function ApplicantDetails({ applicant, pending }: { applicant: Applicant; pending: boolean }) {
  const t = useT();
  const mayEdit = useMay(updateUser);
  const { phone, email, address, specialty, registrationNumber, registrationCouncil, decidedAt, rejectionReason } =
    applicant;
  return (
    <div className={styles.details}>
      {decidedAt && (
        <Card title={t('applicant.decision')}>
          <dl className={styles.fields}>
            <Field label={t('applicant.decidedOn')}>{formatDate(decidedAt, 'time')}</Field>
            {rejectionReason && <Field label={t('applicant.reason')}>{rejectionReason}</Field>}
          </dl>
        </Card>
      )}
      <Card title={t('applicant.contact')}>
        <dl className={styles.fields}>
          <Field label={t('applicant.mobile')}>
            <span className={styles.proved}>
              <span className={styles.number}>{formatPhone(phone)}</span> <Confirmed yes={applicant.phoneVerified} />
            </span>
          </Field>
          <Field label={t('applicant.email')}>
            <span className={styles.proved}>
              <span>{email}</span> <Confirmed yes={applicant.emailVerified} />
            </span>
          </Field>
        </dl>
      </Card>
      <Card title={t('applicant.practice')}>
        <dl className={styles.fields}>
          <Field label={t('applicant.registration')}>
            {!registrationNumber && pending && mayEdit && <RegistrationForm key={applicant._id} id={applicant._id} />}
            {registrationNumber && <span className={styles.number}>{registrationNumber}</span>}
            {registrationNumber && registrationCouncil && `, ${t('applicant.council', { state: registrationCouncil })}`}
          </Field>
          <Field label={t('applicant.specialty')}>{specialty.join(', ')}</Field>
          <Field label={t('applicant.city')}>{address?.city}</Field>
          <Field label={t('applicant.state')}>{address?.state}</Field>
          <Field label={t('applicant.pincode')}>
            {address && <span className={styles.number}>{address.pincode}</span>}
          </Field>
        </dl>
      </Card>
    </div>
  );
}
