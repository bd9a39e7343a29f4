import * as constants from '@tvacha/shared-contract/constants';
import { customerCodeRule, required } from '@tvacha/shared-contract/form-rules';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { paths } from '@tvacha/shared-core/paths';
import { Link, useNavigate, useSearchParams } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useEffect } from 'react';
import styles from '../../../common/form/form.module.css';
import { AuthLayout } from '../../../common/layout/auth-layout';
import { LoggedIn } from '../logged-in';
import { useRegisterT } from '../messages';
import { arrived, customerAnswered } from '../state/actions';
import { verifyCustomer } from '../state/calls';
import { selectRegistration } from '../state/registration-state';

function CustomerForm({ given }: { given: string }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { phone, email } = constants.supportContact;
  const form = useForm({
    initial: { customerId: given },
    rules: { customerId: required(customerCodeRule) },
    codes: { INVALID_CODE: 'customerId', PCODE_EMPTY: 'customerId' },
    issues: { code: 'customerId' },
    say: (_field, why) => errorMessage(why === 'required' ? 'PCODE_EMPTY' : 'INVALID_CODE'),
    onInvalid: ({ customerId }) => void (customerId.trim() || toast('PCODE_EMPTY')),
    submit: async ({ customerId }) => void dispatch(customerAnswered((await verifyCustomer(customerId.trim())).result)),
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.field('customerId')}
        label={t('customerId.label')}
        hint={t('customer.hint')}
        autoComplete="off"
      />
      <FormProblem form={form} />
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('customer.submit')}
      </Button>
      <p className={styles.note}>
        {t('customer.none')} <a href={`tel:${phone}`}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
      </p>
    </form>
  );
}

/** Where a registration begins: the customer code says how far its holder is (AUTH-01). */
export function CustomerPage() {
  const t = useRegisterT();
  const { isLogin } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { leadsTo } = useAppSelector(selectRegistration);

  useEffect(() => void dispatch(arrived()), [dispatch]);
  useEffect(() => {
    if (leadsTo) navigate(leadsTo);
  }, [leadsTo, navigate]);

  if (isLogin) return <LoggedIn />;
  return (
    <AuthLayout
      title={t('customer.title')}
      lead={t('customer.lead')}
      aside={
        <>
          <span>{t('member')}</span> <Link to={paths.login()}>{t('login')}</Link>
        </>
      }
    >
      <CustomerForm given={query.get('code') ?? ''} />
    </AuthLayout>
  );
}
