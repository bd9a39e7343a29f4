import * as constants from '@tvacha/shared-contract/constants';
import { nameRule, phoneRule, required } from '@tvacha/shared-contract/form-rules';
import { useForm } from '@tvacha/shared-core/form';
import { Navigate, useNavigate } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { startOf } from '@tvacha/shared-core/start-of';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useEffect, useLayoutEffect, useState } from 'react';
import { authPaths } from '../../app/paths';
import { tellFailure } from '../../common/code/toast-failure';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { demoOpened, selectDemo } from './demo.slice';
import { DemoLayout } from './demo-layout';
import { useDemo } from './use-demo';

const rules = { fullName: required(nameRule), phone: required(phoneRule) };
const tidy = (name: string) => name.trim().replace(/\s+/g, ' ');

function DemoDetails() {
  const t = useT();
  const { fullName, phone } = useAppSelector(selectDemo);
  const { askCode } = useDemo();
  const form = useForm({
    initial: { fullName, phone },
    known: () => ({ phone: storage.get('sessionPhone') ?? '' }),
    rules,
    say: (field) => t(field === 'phone' ? 'phone.invalid' : 'demo.nameMissing'),
    submit: (given) => tellFailure(askCode({ fullName: tidy(given.fullName), phone: given.phone }, 'OTP_SENT')),
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField {...form.field('fullName')} autoComplete="name" label={t('demo.name')} />
      <PhoneField {...form.field('phone')} label={t('phone.label')} />
      <p className={styles.hint}>{t('phone.hint')}</p>
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('phone.submit')}
      </Button>
      <p className={styles.hint}>
        {t('demo.lasts', { hours: constants.demoHours })} {t('demo.terms')}
      </p>
    </form>
  );
}

/** Asks who wants to look around (AUTH-08). */
export function DemoRegistrationPage() {
  const t = useT();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isLogin, role } = useSession();
  const { expiresAt } = useAppSelector(selectDemo);
  const [opened, setOpened] = useState(false);

  useLayoutEffect(() => {
    dispatch(demoOpened({ phone: storage.get('sessionPhone') ?? '' }));
    setOpened(true);
  }, [dispatch]);

  const sent = opened && expiresAt > 0;
  useEffect(() => {
    if (sent) navigate(authPaths.demoConfirm());
  }, [sent, navigate]);

  if (isLogin) return <Navigate to={startOf({ role })} replace />;
  return (
    <DemoLayout title={t('demo.title')} lead={t('demo.lead')}>
      <DemoDetails />
    </DemoLayout>
  );
}
