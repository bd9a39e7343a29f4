import type { Examples } from './example';

export const registrationExamples: Examples<'registration'> = {
  'code.verify': { body: { code: 'TVD-NONE' } },
  'auth.create': {
    body: {
      name_titel: 'Dr.',
      first_name: 'Kavya',
      last_name: 'Nair',
      email: 'kavya.nair@clinic.example',
      phone: { code: '+91', number: '9000000998' },
      address: { state: 'Kerala', city: 'Kochi', pincode: '682001' },
      checkedTOC: true,
      customerId: 'TVD-NONE',
    },
  },
  'auth.otp.verify': { body: { email: 'nobody@tvacha.example', otp: '000000', purpose: 'registration' } },
  'auth.otp.resend': { body: { phone: '+919000000997', purpose: 'registration' } },
  'auth.contact': { body: { phone: '+919000000994' } },
  'demo.register': { body: { fullName: 'Kavya Nair', phone: '+919000000995' } },
  'demo.confirm': { body: { phone: '+919000000995', otp: '000000' } },
};
