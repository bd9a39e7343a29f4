/** Someone to be in a test or on the QA page; `visitor` is nobody. Accounts are those of the seed. */
export const personas = {
  visitor: null,
  doctor: { title: 'Doctor', phone: '+919000000101' },
  patient: { title: 'Patient', email: 'patient@tvacha.example', password: 'Jasmine-window-23', loginUser: 'doctor' },
  admin: { title: 'Admin', email: 'admin@tvacha.example', password: 'Banyan-courtyard-42', loginUser: 'admin' },
  subAdmin: {
    title: 'Sub-admin with User Verification',
    email: 'desk@tvacha.example',
    password: 'Monsoon-lantern-17',
    loginUser: 'admin',
  },
  subAdminWithout: {
    title: 'Sub-admin without User Verification',
    email: 'editor@tvacha.example',
    password: 'Saffron-harbour-88',
    loginUser: 'admin',
  },
} as const;

export type Persona = keyof typeof personas;
export const isPersona = (name: string): name is Persona => Object.hasOwn(personas, name);
