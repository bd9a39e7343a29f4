import type { Examples } from './example';

const nobody = '00000000-0000-4000-8000-000000000000';

export const accountExamples: Examples<'account'> = {
  'users.profile': {},
  'users.update': {
    query: { userId: nobody },
    body: {
      first_name: 'Kavya',
      address: { state: 'Kerala', city: 'Kochi', pincode: '682001' },
      exprience: '12',
      degree: [{ name: 'MD', institute: 'Kochi Medical College', year: '2012' }],
      specialty: ['Dermatology'],
      deletedDegree: [],
    },
  },
  'users.contact': { body: { phone: '+919000000996' } },
  'users.contact.confirm': { body: { phone: '+919000000996', otp: '000000' } },
  'users.consents': { query: { kind: 'registration', page: 1, dataPerPage: 20 } },
  'users.consents.give': { body: { kind: 'marketing' } },
  'users.consents.withdraw': { body: { id: nobody } },
  'users.export': {},
  'users.erase': { body: { email: 'nobody@tvacha.example' } },
};
