import type { Account, Applicant, ReviewLine } from '@tvacha/shared-contract';
import { isStaff } from '@tvacha/shared-contract/roles';
import type { Operation } from '@tvacha/shared-contract/routes';
import { changeUserContact, updateUser } from '@tvacha/shared-contract/routes/admin/users';
import { formatDate } from '@tvacha/shared-core/format';
import { useMay } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { formatPhone } from '@tvacha/shared-ui/phone-field';
import { Tag } from '@tvacha/shared-ui/tag';
import { type ReactNode, useState } from 'react';
import { useT } from '../../common/i18n';
import type { AccountPart } from './account-fields';
import { AccountForm } from './account-form';
import styles from './applicant-details.module.css';
import { LineCheck } from './line-check';
import { RegistrationForm } from './registration-form';

interface FieldProps {
  label: string;
  children: ReactNode;
  /** A line of an application, with the account that it is ticked off in. */
  line?: ReviewLine;
  account?: Account | undefined;
}

function Field({ label, children, line, account }: FieldProps) {
  const t = useT();
  const value = children || <span className={styles.none}>{t('users.none')}</span>;
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      {line && account ? (
        <dd className={styles.value}>
          <span>{value}</span>
          <LineCheck account={account} line={line} label={t(`lines.${line}`)} />
        </dd>
      ) : (
        <dd>{value}</dd>
      )}
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

interface PartProps {
  applicant: Applicant;
  /** The whole record; nothing is changed before it is there. */
  account: Account | undefined;
  pending: boolean;
}

/** A card with the way to change what is in it. */
function Part({ part, account, operation, title, children }: PartFrame) {
  const t = useT();
  const mayEdit = useMay(operation);
  const [isOpen, setOpen] = useState(false);
  // One whose right goes while they write still reads what they wrote.
  if (isOpen && account)
    return <AccountForm part={part} account={account} mayEdit={mayEdit} onClose={() => setOpen(false)} />;
  const edit = mayEdit && account && (
    <Button size="sm" icon="pencil-simple" onClick={() => setOpen(true)}>
      {t(`edit.${part}`)}
    </Button>
  );
  return (
    <Card title={title} actions={edit}>
      <dl className={styles.fields}>{children}</dl>
    </Card>
  );
}

interface PartFrame {
  part: AccountPart;
  account: Account | undefined;
  operation: Operation;
  title: string;
  children: ReactNode;
}

function Registration({ applicant, account, pending }: PartProps) {
  const t = useT();
  const mayEdit = useMay(updateUser);
  const { registrationNumber, registrationCouncil, specialty } = applicant;
  return (
    <>
      <Field label={t('lines.name')} line="name" account={account}>
        {applicant.fullName}
      </Field>
      <Field label={t('applicant.registration')} line="registration" account={account}>
        {!registrationNumber && pending && account && (
          <RegistrationForm key={account._id} account={account} mayEdit={mayEdit} />
        )}
        {registrationNumber && <span className={styles.number}>{registrationNumber}</span>}
        {registrationNumber && registrationCouncil && `, ${t('applicant.council', { state: registrationCouncil })}`}
      </Field>
      <Field label={t('applicant.specialty')} line="specialty" account={account}>
        {specialty.join(', ')}
      </Field>
    </>
  );
}

/** Everything on record of a person, and what was decided; each part is changed where it stands. */
export function ApplicantDetails(props: PartProps) {
  const t = useT();
  const { applicant, account } = props;
  const { role, roleId, phone, email, address, decidedAt, rejectionReason } = applicant;
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
      <Part part="contact" account={account} operation={changeUserContact} title={t('applicant.contact')}>
        <Field label={t('applicant.mobile')} line="phone" account={account}>
          {phone.number && (
            <span className={styles.proved}>
              <span className={styles.number}>{formatPhone(phone)}</span> <Confirmed yes={applicant.phoneVerified} />
            </span>
          )}
        </Field>
        <Field label={t('applicant.email')} line="email" account={account}>
          <span className={styles.proved}>
            <span>{email}</span> <Confirmed yes={applicant.emailVerified} />
          </span>
        </Field>
      </Part>
      <Part
        part="record"
        account={account}
        operation={updateUser}
        title={t(role === 'doctor' ? 'applicant.practice' : 'applicant.record')}
      >
        {role === 'doctor' && <Registration {...props} />}
        {isStaff(role) && <Field label={t('applicant.role')}>{roleId?.name ?? t(`applicant.role.${role}`)}</Field>}
        <Field label={t('applicant.city')} line="city" account={account}>
          {address?.city}
        </Field>
        <Field label={t('applicant.state')} line="state" account={account}>
          {address?.state}
        </Field>
        <Field label={t('applicant.pincode')} line="pincode" account={account}>
          {address && <span className={styles.number}>{address.pincode}</span>}
        </Field>
      </Part>
    </div>
  );
}
