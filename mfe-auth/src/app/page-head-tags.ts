import { paths } from '@tvacha/shared-core/paths';
import type { RouteFacts } from '@tvacha/shared-core/remote';
import { useT } from '../common/i18n';
import { useRegisterT } from '../features/register/messages';
import { authPaths } from './paths';

/** A page that is called as its row says. */
const head =
  (canonical: string, lead: () => string): NonNullable<RouteFacts['head']> =>
  () => ({ title: '', canonical, description: lead() });

/** The login pages that the server draws. */
export const heads = {
  login: head(paths.login(), () => useT.translate('login.lead')),
  loginDoctor: head(paths.loginDoctor(), () => useT.translate('login.leadDoctor')),
  loginStaff: head(paths.adminLogin(), () => useT.translate('login.leadStaff')),
  forgot: head(authPaths.forgotPassword('doctor'), () => useT.translate('forgot.emailLead')),
  customer: head(paths.verifyCustomer(), () => useRegisterT.translate('customer.lead')),
  demo: head(paths.demoRegistration(), () => useT.translate('demo.lead')),
};
