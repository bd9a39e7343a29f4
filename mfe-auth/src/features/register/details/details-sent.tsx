import * as constants from '@tvacha/shared-contract/constants';
import { Button } from '@tvacha/shared-ui/button';
import { DescriptionList } from '@tvacha/shared-ui/description-list';
import { Notice } from '@tvacha/shared-ui/notice';
import { formatPhone } from '@tvacha/shared-ui/phone-field';
import form from '../../../common/form/form.module.css';
import frame from '../frame/register-frame.module.css';
import { useRegisterT } from '../messages';
import type { UserData } from '../state/user-data';

/** What the account was made with, for whoever comes back to the first step. */
export function DetailsSent({ userData, onNext }: { userData: UserData; onNext: () => void }) {
  const t = useRegisterT();
  const { fullName, phone, email, customerId } = userData;
  const support = constants.supportContact.phone;
  return (
    <div className={form.form}>
      <Notice tone="info" title={t('details.sent')}>
        {t('details.sentText')} <a href={`tel:${support}`}>{support}</a>
      </Notice>
      <DescriptionList
        items={[
          { term: t('fullName.label'), value: `${constants.doctorTitle} ${fullName}` },
          { term: t('phone.label'), value: formatPhone({ code: constants.countryCode, number: phone }) },
          { term: t('email.label'), value: email },
          { term: t('customerId.label'), value: customerId },
        ]}
      />
      <div className={frame.foot}>
        <Button kind="primary" size="lg" onClick={onNext}>
          {t('continue')}
        </Button>
      </div>
    </div>
  );
}
