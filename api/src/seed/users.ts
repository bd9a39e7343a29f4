import { hashPassword } from '../auth/password';
import type { customerCodes, roles, users } from '../db/schema';
import type { Clock } from '../services/ctx';
import { type DemoAccount, demoAccounts } from './demo-accounts';
import {
  type DoctorSeed,
  pendingDoctors,
  rejectedDoctors,
  rejectionReasons,
  unusedCodes,
  verifiedDoctors,
} from './doctors';
import { hash32, seedId } from './seed-id';
import { staffRoles } from './staff-roles';

type UserInsert = typeof users.$inferInsert;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const roleId = (name: string) => seedId(`role/${name}`);
const adminId = seedId('user/admin@tvacha.example');

export const roleRows = (): (typeof roles.$inferInsert)[] =>
  Object.entries(staffRoles).map(([name, permissions]) => ({ id: roleId(name), name, permissions: [...permissions] }));

async function demoRow(account: DemoAccount, now: number): Promise<UserInsert> {
  const { label, staffRole, password, ...fields } = account;
  return {
    ...fields,
    id: seedId(`user/${account.email}`),
    roleId: staffRole && roleId(staffRole),
    specialty: account.role === 'doctor' ? ['Dermatology, Venereology and Leprosy'] : [],
    isComplete: true,
    phoneVerified: account.phone !== null,
    emailVerified: true,
    passwordHash: password && (await hashPassword(password)),
    approval: 'verified',
    appliedAt: new Date(now - 400 * day),
    decidedAt: new Date(now - 399 * day),
  };
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
const digits = (key: string) => 10_000 + (hash32(key) % 38_000);

function doctorRow(doctor: DoctorSeed, phone: number, customerId?: string): UserInsert {
  const { firstName, lastName, city, state, pincode, registrationNumber } = doctor;
  const email = `${plain(firstName)}.${plain(lastName)}@clinic.example`;
  return {
    id: seedId(`user/${email}`),
    customerId: customerId ?? `TVD-${digits(email)}`,
    email,
    phone: `+91${phone}`,
    nameTitle: 'Dr.',
    firstName,
    lastName,
    role: 'doctor',
    address: { state, city, pincode },
    specialty: ['Dermatology, Venereology and Leprosy'],
    isComplete: true,
    phoneVerified: true,
    emailVerified: true,
    registrationNumber,
  };
}

/** Everyone who has an account; applications lie in the weeks before the clock. */
export async function userRows(clock: Clock): Promise<UserInsert[]> {
  const now = clock.now().getTime();
  const decided = (after: number, applied: number) => ({
    appliedAt: new Date(applied),
    decidedAt: new Date(applied + after),
    decidedBy: adminId,
  });
  return [
    ...(await Promise.all(demoAccounts.map((account) => demoRow(account, now)))),
    ...pendingDoctors.map((doctor, at) => ({
      ...doctorRow(doctor, 9_000_000_321 + at, at === 0 ? 'TVD-7Q42' : undefined),
      appliedAt: new Date(now - (at * 31 + 3) * hour),
    })),
    ...verifiedDoctors.map((doctor, at) => ({
      ...doctorRow(doctor, 9_000_001_001 + at),
      approval: 'verified' as const,
      ...decided(26 * hour, now - (2 + at * 4) * day),
    })),
    ...rejectedDoctors.map((doctor, at) => ({
      ...doctorRow(doctor, 9_000_002_001 + at),
      approval: 'rejected' as const,
      rejectionReason: rejectionReasons[at] ?? rejectionReasons[0],
      ...decided(2 * day, now - (6 + at * 9) * day),
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
