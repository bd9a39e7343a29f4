import { demoAccounts } from '@tvacha/demo/accounts';

const seeded = (email: string, title: string) => {
  const account = demoAccounts.find((one) => one.email === email);
  if (!account?.password) throw new Error(`The seed has no account ${email} with a password`);
  const loginUser = account.role === 'doctor' || account.role === 'patient' ? 'doctor' : 'admin';
  return { title, email, password: account.password, loginUser };
};

/** Someone to be in a test or on the QA page; `visitor` is nobody, `demo` looks around. Others are accounts of the seed. */
export const personas = {
  visitor: null,
  demo: { title: 'Demo doctor', phone: '+919800000055', fullName: 'Farah Khan' },
  doctor: seeded('ananya.rao@tvacha.example', 'Doctor'),
  patient: seeded('patient@tvacha.example', 'Patient'),
  admin: seeded('admin@tvacha.example', 'Admin'),
  subAdmin: seeded('desk@tvacha.example', 'Sub-admin with User Verification'),
  subAdminWithout: seeded('editor@tvacha.example', 'Sub-admin without User Verification'),
} as const;

export type Persona = keyof typeof personas;
export const isPersona = (name: string): name is Persona => Object.hasOwn(personas, name);
