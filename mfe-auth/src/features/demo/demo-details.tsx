import * as constants from '@tvacha/shared-contract/constants';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import styles from '../../common/form/form.module.css';
import { FormNotice } from '../../common/form/form-notice';
import { isMobileNumber } from '../../common/form/shapes';
import { useFocusInvalid } from '../../common/form/use-focus-invalid';
import { useT } from '../../common/i18n';
import { demoCodeRequested, selectDemo } from './demo.slice';

const longestName = 100;

export function DemoDetails() {
  const t = useT();
  const dispatch = useAppDispatch();
  const demo = useAppSelector(selectDemo);
  const [fullName, setFullName] = useState(demo.fullName);
  const [phone, setPhone] = useState(demo.phone);
  const [tries, setTries] = useState(0);
  const formRef = useFocusInvalid(tries);
  const name = fullName.trim().replace(/\s+/g, ' ');
  const goodPhone = isMobileNumber(phone);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (name && goodPhone) dispatch(demoCodeRequested({ fullName: name, phone }));
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="fullName"
        autoComplete="name"
        label={t('demo.name')}
        value={fullName}
        onChange={setFullName}
        maxLength={longestName}
        error={tries > 0 && !name ? t('demo.nameMissing') : undefined}
        required
      />
      <PhoneField
        name="phone"
        label={t('phone.label')}
        value={phone}
        onChange={setPhone}
        error={tries > 0 && !goodPhone ? t('phone.invalid') : undefined}
        required
      />
      <p className={styles.hint}>{t('phone.hint')}</p>
      {demo.problem && <FormNotice text={errorMessage(demo.problem)} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={demo.status === 'loading'}>
        {t('phone.submit')}
      </Button>
      <p className={styles.hint}>
        {t('demo.lasts', { hours: constants.demoHours })} {t('demo.terms')}
      </p>
    </form>
  );
}
