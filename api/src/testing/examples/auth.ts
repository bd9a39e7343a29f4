import type { Examples } from './example';

export const authExamples: Examples<'auth'> = {
  'auth.login': { body: { type: 'otp', phone: '+919000000999', loginUser: 'doctor' } },
  'auth.verify': { body: { phone: '9000000999', otp: '000000' } },
  'auth.refresh': { body: { refreshToken: 'spent' } },
  'auth.logout': {},
  'auth.second-factor.verify': { body: { code: '000000' } },
  'auth.second-factor.code': {},
  'auth.second-factor.setup': {},
  'auth.second-factor.confirm': { body: { code: '000000' } },
  'auth.prove': { body: { password: 'not the password' } },
  'auth.prove.code': {},
  'auth.sessions.list': { query: { page: 1, dataPerPage: 20 } },
  'auth.sessions.end': { body: { id: '00000000-0000-4000-8000-000000000000' } },
  'auth.password.change': { body: { oldPassword: 'not the password', newPassword: 'Lantern-on-a-monsoon-roof' } },
  'auth.password.forgot': { body: { email: 'nobody@tvacha.example' } },
  'auth.password.reset': { body: { email: 'nobody@tvacha.example', password: 'Lantern-on-a-monsoon-roof' } },
  'auth.password.keep': { body: { id: '00000000-0000-4000-8000-000000000000' } },
  'auth.password.create': { body: { password: 'Tvacha-doctor' } },
  'users.details': { query: { email: 'nobody@tvacha.example' } },
};
