import type { User } from '@tvacha/shared-contract';
import type { SessionStart } from '@tvacha/shared-core/session';
import { ananyaId, tokenFor } from '../http/test-server';

export const ananya: User = {
  _id: ananyaId,
  customerId: 'TVD-48213',
  email: 'ananya.rao@tvacha.example',
  phone: { code: '+91', number: '9000000101' },
  fullName: 'Ananya Rao',
  first_name: 'Ananya',
  last_name: 'Rao',
  name_titel: 'Dr.',
  role: 'doctor',
  roleId: null,
  type: null,
  isComplete: true,
  phoneVerified: true,
  emailVerified: true,
  address: { state: 'Karnataka', city: 'Bengaluru', pincode: '560001' },
  specialty: ['Dermatology'],
};

export const login = (more: Partial<SessionStart['result']> = {}): Required<SessionStart> => ({
  token: tokenFor(600),
  result: {
    _id: ananya._id,
    customerId: ananya.customerId,
    role: 'doctor',
    refreshToken: 'r1',
    firstLogin: false,
    ...more,
  },
});
