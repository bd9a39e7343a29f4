import { changesOf } from './audit-changes';

const noted = new Date('2026-06-01T06:00:00Z');
const person = {
  firstName: 'Meera',
  lastName: '',
  phone: '+919000000104',
  email: 'meera@lotus.example',
  address: { city: 'Kochi', pincode: '682001' },
  registrationNumber: null as string | null,
  registrationCouncil: 'Kerala',
  renamedAt: null as Date | null,
};

test('[SEC-43] the log shows what changed before and after, and of personal fields no more than their beginning', () => {
  const after = {
    firstName: 'Meera',
    lastName: 'Pillai',
    phone: '+919000000177',
    email: undefined,
    address: { city: 'Pune', pincode: '411001' },
    registrationNumber: 'TCMC 40177',
    registrationCouncil: 'Goa',
    renamedAt: noted,
  };
  expect(changesOf(person, after)).toEqual({
    before: {
      lastName: '',
      phone: '•••04',
      address: { city: 'K•••', pincode: '6•••' },
      registrationNumber: null,
      registrationCouncil: 'Kerala',
      renamedAt: null,
    },
    after: {
      lastName: 'P•••',
      phone: '•••77',
      address: { city: 'P•••', pincode: '4•••' },
      registrationNumber: 'T•••',
      registrationCouncil: 'Goa',
      renamedAt: '2026-06-01T06:00:00.000Z',
    },
  });
});

test('[SEC-43] what stays the same is not in it, and a long text is cut', () => {
  const before = { name: 'Hours', text: 'a'.repeat(300), query: { city: 'Pune' } };
  expect(changesOf(before, { ...before, query: { city: 'Pune' } })).toEqual({ before: {}, after: {} });
  const { after } = changesOf(before, { text: `${before.text}b`, query: { city: 'x'.repeat(400) } });
  expect(after.text).toBe(`${'a'.repeat(299)}…`);
  expect(after.query).toBe(`{"city":"${'x'.repeat(290)}…`);
});
