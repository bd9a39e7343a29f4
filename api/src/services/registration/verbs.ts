import type { AreaVerbs } from '../verb';
import { correctContact } from './correct-contact';
import { verifyCustomer } from './customer-code';
import { confirmDemo, registerDemo } from './demo';
import { register } from './register';
import { resendCode, verifyContact } from './verify-contact';

export const registrationVerbs = {
  'code.verify': verifyCustomer,
  'auth.create': register,
  'auth.otp.verify': verifyContact,
  'auth.otp.resend': resendCode,
  'auth.contact': correctContact,
  'demo.register': registerDemo,
  'demo.confirm': confirmDemo,
} satisfies AreaVerbs<'registration'>;
