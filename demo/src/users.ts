import { hashPassword, type PasswordCost } from '@tvacha/api/password';
import type { customerCodes, roles, users } from '@tvacha/api/schema';
import { type DemoAccount, demoAccounts } from './demo-accounts';
import { disabledDoctors, disabledReasons } from './doctors/disabled-doctors';
import type { DoctorSeed } from './doctors/doctor-seed';
import { pendingDoctors } from './doctors/pending-doctors';
import { profileOf } from './doctors/profile';
import { rejectedDoctors, rejectionReasons } from './doctors/rejected-doctors';
import { unusedCodes } from './doctors/unused-codes';
import { verifiedDoctors } from './doctors/verified-doctors';
import { patientSeeds } from './patients';
import { hash32, pick, seedId } from './seed-id';
import { type StaffSeed, staffSeeds } from './staff';
import { staffRoles } from './staff-roles';
import { type Around, days, hours } from './when';

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

/** Everyone who has an account; applications lie in the weeks and months before the clock. */
export async function userRows(when: Around, cost: PasswordCost): Promise<UserInsert[]> {
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
