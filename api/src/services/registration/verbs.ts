import type { AreaVerbs } from '../verb';
import { correctContact } from './correct-contact';
import { confirmDemo, registerDemo } from './demo';
import { register } from './register';
import { resendCode } from './resend-code';
import { verifyContact } from './verify-contact';
import { verifyCustomer } from './verify-customer';

export const registrationVerbs = {
  'code.verify': verifyCustomer,
  'auth.create': register,
  'auth.otp.verify': verifyContact,
  'auth.otp.resend': resendCode,
  'auth.contact': correctContact,
  'demo.register': registerDemo,
  'demo.confirm': confirmDemo,
} satisfies AreaVerbs<'registration'>;
