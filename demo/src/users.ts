import { hashPassword, type PasswordCost } from '@tvacha/api/password';
import type { customerCodes, roles, users } from '@tvacha/api/schema';
import { type DemoAccount, demoAccounts } from './demo-accounts';
import { type DoctorSeed, doctorsOf } from './doctors/doctor-seed';
import { pendingDoctors } from './doctors/pending-doctors';
import { profileOf } from './doctors/profile';
import { stoppedAt, unfinishedDoctors } from './doctors/unfinished-doctors';
import { verifiedDoctors } from './doctors/verified-doctors';
import { patientSeeds } from './patients';
import { hash32, pick, seedId } from './seed-id';
import { type StaffSeed, staffSeeds } from './staff';
import { staffRoles } from './staff-roles';
import { type Around, days, hours } from './when';

/** Codes on cards that have not been used yet; anyone may try one out. */
const unusedCodes = [
  ...['TVD-5M27', 'TVD-9K14', 'TVD-2H83', 'TVD-6R50', 'TVD-3W71', 'TVD-8C36'],
  ...['TVD-4J92', 'TVD-7T05', 'TVD-1N68', 'TVD-5X43', 'TVD-9D27', 'TVD-2P81'],
] as const;

/** They were turned down; the reasons are beside them in `rejectionReasons`. */
export const rejectedDoctors = doctorsOf(`
  Manish | Solanki | Jodhpur | Rajasthan | 342001 | Sojati Gate | RMC 3391 | cosmetic
  Kalpana | Barve | Thane | Maharashtra | 400601 | Naupada | MMC 2016/09/0000 | acne
  Vinod | Pathak | Gwalior | Madhya Pradesh | 474001 | Lashkar | MPMC 90011 | hair
  Saira | Mirza | Aligarh | Uttar Pradesh | 202001 | Civil Lines | UPMC 11207 | pigment
  Dinesh | Nayak | Rourkela | Odisha | 769001 | Udit Nagar | OCMR 7710 | infections
  Preeti | Bansal | Karnal | Haryana | 132001 | Model Town | HMC 4450 | lasers
`);

const rejectionReasons = [
  'The registration number on the form is not the one on the certificate. Please apply again with the right number.',
  'The state council’s register does not list this number. Please send a copy of the renewal.',
  'The degree certificate cannot be read. Please send a sharper scan of the whole page.',
  'The registration expired in March 2024. Please apply again after renewal.',
  'The visiting card names another doctor. Please send your own.',
  'The certificate is for a diploma that the council does not recognise. Please write to us if you hold another one.',
] as const;

/** Their accounts were closed by staff; the reasons are beside them in `disabledReasons`. */
export const disabledDoctors = doctorsOf(`
  Hemant | Purohit | Bikaner | Rajasthan | 334001 | Kote Gate | RMC 18840 | cosmetic
  Sabita | Pradhan | Berhampur | Odisha | 760001 | Gandhi Nagar | OCMR 14402 | hair
`);

const disabledReasons = [
  'The state council has suspended the registration until March. The account opens again with the council’s letter.',
  'Closed at the doctor’s own wish after retirement.',
] as const;

export type UserInsert = typeof users.$inferInsert & { id: string };

const specialty = ['Dermatology, Venereology and Leprosy'];
const roleId = (name: string) => seedId(`role/${name}`);

/** The id of somebody with an address at the portal. */
export const staffId = (mailbox: string) => seedId(`user/${mailbox}@tvacha.example`);

/** The demo doctor, whose own lists are never empty. */
export const demoDoctorId = staffId('ananya.rao');

/** Members of staff who decide on applications. */
const deciders = ['admin', 'desk', 'desk.two'] as const;

export const roleRows = (): (typeof roles.$inferInsert)[] =>
  Object.entries(staffRoles).map(([name, permissions]) => ({ id: roleId(name), name, permissions: [...permissions] }));

const complete = { isComplete: true, phoneVerified: true, emailVerified: true };

/** Everyone who did not apply was entered long ago. */
const longAgo = ({ ago }: Around) => ({
  approval: 'verified' as const,
  appliedAt: ago(days(400)),
  decidedAt: ago(days(399)),
});

async function demoRow(account: DemoAccount, when: Around, cost: PasswordCost): Promise<UserInsert> {
  const { label: _label, staffRole, password, profile, ...fields } = account;
  return {
    ...fields,
    ...profile,
    ...complete,
    ...longAgo(when),
    id: seedId(`user/${account.email}`),
    roleId: staffRole && roleId(staffRole),
    specialty: account.role === 'doctor' ? specialty : [],
    listed: profile !== undefined,
    phoneVerified: account.phone !== null,
    passwordHash: password && (await hashPassword(password, cost)),
  };
}

const staffRow =
  (when: Around) =>
  (person: StaffSeed): UserInsert => ({
    ...complete,
    ...longAgo(when),
    id: staffId(person.mailbox),
    customerId: person.customerId,
    email: `${person.mailbox}@tvacha.example`,
    firstName: person.firstName,
    lastName: person.lastName,
    role: 'subAdmin',
    roleId: roleId(person.role),
    phoneVerified: false,
  });

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
const digits = (key: string) => 10_000 + (hash32(key) % 38_000);

const patientRow =
  (when: Around) =>
  ([firstName, lastName, city, state, pincode]: (typeof patientSeeds)[number], at: number): UserInsert => {
    const email = `${plain(firstName)}.${plain(lastName)}@post.example`;
    const applied = days(9 + at * 17);
    return {
      ...complete,
      id: seedId(`user/${email}`),
      customerId: `TVP-${20_020 + at}`,
      email,
      phone: `+91${9_000_003_001 + at}`,
      firstName,
      lastName,
      role: 'patient',
      address: { state, city, pincode },
      approval: 'verified',
      appliedAt: when.ago(applied),
      decidedAt: when.ago(applied),
    };
  };

export const doctorEmail = ({ firstName, lastName }: Pick<DoctorSeed, 'firstName' | 'lastName'>) =>
  `${plain(firstName)}.${plain(lastName)}@clinic.example`;

function doctorRow(doctor: DoctorSeed, phone: number, { now }: Around, customerId?: string): UserInsert {
  const { firstName, lastName, city, state, pincode, registrationNumber } = doctor;
  const email = doctorEmail(doctor);
  return {
    ...complete,
    ...profileOf(doctor, now.getUTCFullYear()),
    id: seedId(`user/${email}`),
    customerId: customerId ?? `TVD-${digits(email)}`,
    email,
    phone: `+91${phone}`,
    nameTitle: 'Dr.',
    firstName,
    lastName,
    role: 'doctor',
    address: { state, city, pincode },
    specialty,
    registrationNumber,
  };
}

/** Somebody who has not handed in any papers. */
function unfinishedRow(doctor: DoctorSeed, at: number, when: Around): UserInsert {
  const { degree: _degree, clinicDetails: _details, ...row } = doctorRow(doctor, 9_000_002_201 + at, when);
  return { ...row, ...stoppedAt[at], isComplete: false, appliedAt: when.ago(days(1 + at * 6)) };
}

/** Minutes from the beginning of a registration to the application. */
const filledIn = (key: string) => 8 + (hash32(key) % 90);

/** Everyone who has an account; applications lie in the weeks and months before the clock. */
export async function userRows(when: Around, cost: PasswordCost): Promise<UserInsert[]> {
  const rows = await everybody(when, cost);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date((row.appliedAt ?? when.now).getTime() - filledIn(row.customerId) * 60_000),
  }));
}

async function everybody(when: Around, cost: PasswordCost): Promise<UserInsert[]> {
  const decided = (appliedAgo: number, took: number, key: string) => ({
    appliedAt: when.ago(appliedAgo),
    decidedAt: when.ago(appliedAgo - took),
    decidedBy: staffId(pick(deciders, key)),
  });
  return [
    ...(await Promise.all(demoAccounts.map((account) => demoRow(account, when, cost)))),
    ...staffSeeds.map(staffRow(when)),
    ...patientSeeds.map(patientRow(when)),
    ...pendingDoctors.map((doctor, at) => ({
      ...doctorRow(doctor, 9_000_000_321 + at, when, at === 0 ? 'TVD-7Q42' : undefined),
      appliedAt: when.ago(hours(at * 31 + 3)),
    })),
    ...unfinishedDoctors.map((doctor, at) => unfinishedRow(doctor, at, when)),
    ...verifiedDoctors.map((doctor, at) => ({
      ...doctorRow(doctor, 9_000_001_001 + at, when),
      approval: 'verified' as const,
      listed: true,
      ...decided(days(2 + at * 4), hours(26), doctor.registrationNumber),
    })),
    ...rejectedDoctors.map((doctor, at) => ({
      ...doctorRow(doctor, 9_000_002_001 + at, when),
      approval: 'rejected' as const,
      rejectionReason: rejectionReasons[at] ?? rejectionReasons[0],
      ...decided(days(6 + at * 9), days(2), doctor.registrationNumber),
    })),
    ...disabledDoctors.map((doctor, at) => ({
      ...doctorRow(doctor, 9_000_002_101 + at, when),
      approval: 'disabled' as const,
      rejectionReason: disabledReasons[at] ?? disabledReasons[0],
      ...decided(days(300 + at * 40), days(270 + at * 20), doctor.registrationNumber),
    })),
  ];
}

/** A code for every doctor, used, and some that wait for one. */
export function codeRows(people: readonly UserInsert[]): (typeof customerCodes.$inferInsert)[] {
  const used = people.flatMap(({ id, role, customerId, appliedAt }) =>
    role === 'doctor' ? [{ code: customerId, usedBy: id, usedAt: appliedAt }] : [],
  );
  return [...used, ...unusedCodes.map((code) => ({ code }))].map((row) => ({ id: seedId(`code/${row.code}`), ...row }));
}
