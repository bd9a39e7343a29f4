import type { Address, Degree } from '@tvacha/api/schema';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import type { StaffRole } from './staff-roles';

export interface DemoAccount {
  /** What the account is for, as the start of the server prints it. */
  label: string;
  role: AccountRole;
  nameTitle: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  password: string | null;
  customerId: string;
  staffRole: StaffRole | null;
  address: Address | null;
  registrationNumber: string | null;
  /** Still has the password that came with the account, and must change or keep it (AUTH-06). */
  firstLogin?: boolean;
  /** What a doctor shows in the finder. */
  profile?: {
    clinic: string;
    exprience: string;
    languages: string[];
    areaOfInterest: string[];
    degree: Degree[];
    publications?: string;
  };
}

/** Accounts with fixed names and passwords for a server that is only tried out; never seeded elsewhere. */
export const demoAccounts = [
  {
    label: 'Doctor',
    role: 'doctor',
    nameTitle: 'Dr.',
    firstName: 'Ananya',
    lastName: 'Rao',
    email: 'ananya.rao@tvacha.example',
    phone: '+919000000101',
    password: 'Indigo-library-56',
    customerId: 'TVD-48213',
    staffRole: null,
    address: { state: 'Karnataka', city: 'Bengaluru', pincode: '560034' },
    registrationNumber: 'KMC 74120',
    profile: {
      clinic: 'Koramangala Skin and Pigment Clinic',
      exprience: '14',
      languages: ['English', 'Kannada', 'Hindi', 'Telugu'],
      areaOfInterest: ['Pigment', 'Dermoscopy'],
      degree: [
        { name: 'MBBS', institute: 'Government Medical College, Mysuru', year: '2006' },
        {
          name: 'MD (Dermatology, Venereology and Leprosy)',
          institute: 'Institute of Medical Sciences, Bengaluru',
          year: '2012',
        },
      ],
      publications: 'Tinted against clear sunscreen in melasma; Grey patches after hair dye',
    },
  },
  {
    label: 'Second doctor',
    role: 'doctor',
    nameTitle: 'Dr.',
    firstName: 'Vikram',
    lastName: 'Menon',
    email: 'vikram.menon@tvacha.example',
    phone: '+919000000102',
    password: null,
    customerId: 'TVD-48214',
    staffRole: null,
    address: { state: 'Kerala', city: 'Thrissur', pincode: '680001' },
    registrationNumber: 'TCMC 40338',
    profile: {
      clinic: 'Round East Skin Clinic',
      exprience: '9',
      languages: ['English', 'Malayalam', 'Tamil'],
      areaOfInterest: ['Infections', 'Hair'],
      degree: [
        { name: 'MBBS', institute: 'Government Medical College, Thrissur', year: '2012' },
        { name: 'DNB (Dermatology)', institute: 'Institute of Medical Sciences, Kochi', year: '2017' },
      ],
    },
  },
  {
    label: 'Patient',
    role: 'patient',
    nameTitle: '',
    firstName: 'Meera',
    lastName: 'Joshi',
    email: 'patient@tvacha.example',
    phone: '+919000000201',
    password: 'Jasmine-window-23',
    customerId: 'TVP-20011',
    staffRole: null,
    address: { state: 'Maharashtra', city: 'Pune', pincode: '411004' },
    registrationNumber: null,
  },
  {
    label: 'Admin',
    role: 'admin',
    nameTitle: '',
    firstName: 'Asha',
    lastName: 'Pillai',
    email: 'admin@tvacha.example',
    phone: null,
    password: 'Banyan-courtyard-42',
    customerId: 'TVS-00001',
    staffRole: null,
    address: null,
    registrationNumber: null,
  },
  {
    label: 'Verification desk',
    role: 'subAdmin',
    nameTitle: '',
    firstName: 'Sunita',
    lastName: 'Joshi',
    email: 'desk@tvacha.example',
    phone: null,
    password: 'Monsoon-lantern-17',
    customerId: 'TVS-00002',
    staffRole: 'Verification desk',
    address: null,
    registrationNumber: null,
  },
  {
    label: 'Content editor',
    role: 'subAdmin',
    nameTitle: '',
    firstName: 'Farhan',
    lastName: 'Ali',
    email: 'editor@tvacha.example',
    phone: null,
    password: 'Saffron-harbour-88',
    customerId: 'TVS-00003',
    staffRole: 'Content editor',
    address: null,
    registrationNumber: null,
  },
  {
    label: 'Doctor at the first login',
    role: 'doctor',
    nameTitle: 'Dr.',
    firstName: 'Tara',
    lastName: 'Bhat',
    email: 'tara.bhat@tvacha.example',
    phone: '+919000000103',
    password: 'Marigold-terrace-31',
    customerId: 'TVD-48215',
    staffRole: null,
    address: { state: 'Karnataka', city: 'Mangaluru', pincode: '575001' },
    registrationNumber: 'KMC 81266',
    firstLogin: true,
  },
  {
    label: 'Patient at the first login',
    role: 'patient',
    nameTitle: '',
    firstName: 'Kabir',
    lastName: 'Thakur',
    email: 'kabir.thakur@tvacha.example',
    phone: '+919000000202',
    password: 'Velvet-orchard-64',
    customerId: 'TVP-20012',
    staffRole: null,
    address: { state: 'Himachal Pradesh', city: 'Shimla', pincode: '171001' },
    registrationNumber: null,
    firstLogin: true,
  },
  {
    label: 'Staff without an authenticator',
    role: 'subAdmin',
    nameTitle: '',
    firstName: 'Esther',
    lastName: 'Mathew',
    email: 'new.staff@tvacha.example',
    phone: null,
    password: 'Copper-garden-75',
    customerId: 'TVS-00004',
    staffRole: 'Chat desk',
    address: null,
    registrationNumber: null,
  },
] as const satisfies readonly DemoAccount[];
