import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Notice } from '@tvacha/shared-ui/notice';
import { authPaths } from '../../../app/paths';
import styles from '../../../common/form/form.module.css';
import frame from '../frame/register-frame.module.css';
import { useRegisterT } from '../messages';
import { selectPerson } from '../state/registration-state';
import { AddressFields, CouncilFields } from './address-fields';
import { DetailsSent } from './details-sent';
import { ConsentField, CustomerField, PersonFields } from './person-fields';
import { useDetails } from './use-details';

export function DetailsStep({ onNext }: { onNext: () => void }) {
  const { userData } = useAppSelector(selectPerson);
  return userData ? <DetailsSent userData={userData} onNext={onNext} /> : <DetailsForm />;
}

/** What the payload of a registration holds (AUTH-03), and the number that staff check. */
function DetailsForm() {
  const t = useRegisterT();
  const form = useDetails();
  return (
    <form {...form.props} className={styles.form}>
      <PersonFields form={form} />
      <AddressFields form={form} />
      <CouncilFields form={form} />
      <CustomerField form={form} />
      <ConsentField form={form} />
      <FormProblem form={form} />
      {form.isTaken && (
        <Notice tone="info" title={t('taken.title')}>
          <Link to={paths.login()}>{t('taken.login')}</Link> {t('taken.or')}{' '}
          <Link to={authPaths.resumeRegistration()}>{t('taken.resume')}</Link>
        </Notice>
      )}
      <div className={frame.foot}>
        <p className={styles.note}>{t('details.next')}</p>
        <Button kind="primary" size="lg" htmlType="submit" loading={form.isSending}>
          {t('details.submit')}
        </Button>
      </div>
    </form>
  );
}
