import type { RouteAreas } from '@tvacha/shared-contract';
import type { Examples } from './example';

export const authExamples: Examples<RouteAreas['auth']> = {
  'auth.login': { body: { type: 'otp', phone: '+919000000999', loginUser: 'doctor' } },
  'auth.verify': { body: { phone: '9000000999', otp: '000000' } },
  'auth.refresh': { body: { refreshToken: 'spent' } },
  'auth.logout': {},
  'users.details': { query: { email: 'nobody@tvacha.example' } },
};
