import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Notice } from '@tvacha/shared-ui/notice';
import form from '../../../common/form/form.module.css';
import { useRegisterT } from '../messages';
import { ProveContact } from './prove-contact';

/** Of somebody who began elsewhere nothing is known here until they have proved a contact. */
export function ProveFirst() {
  const t = useRegisterT();
  return (
    <div className={form.form}>
      <Notice tone="info" icon="shield-check" title={t('prove.first')}>
        {t('prove.firstText')}
      </Notice>
      <ProveContact />
      <p className={form.note}>
        {t('prove.none')} <Link to={paths.verifyCustomer()}>{t('prove.begin')}</Link>
      </p>
    </div>
  );
}
