import { testPasswordCost } from '@tvacha/api/password';
import { permissionEntrySchema } from '@tvacha/shared-contract';
import { pendingDoctors } from './doctors/pending-doctors';
import { unfinishedDoctors } from './doctors/unfinished-doctors';
import { verifiedDoctors } from './doctors/verified-doctors';
import { disabledDoctors, doctorEmail, rejectedDoctors, roleRows, userRows } from './users';
import { around } from './when';

const now = new Date('2026-11-20T06:00:00Z');
const people = userRows(around({ now: () => now }), testPasswordCost);
const doctors = [...pendingDoctors, ...unfinishedDoctors, ...verifiedDoctors, ...rejectedDoctors, ...disabledDoctors];

/** The first figure of a pincode is its region. */
const regions: Record<string, readonly string[]> = {
  1: ['Delhi', 'Haryana', 'Punjab', 'Himachal Pradesh', 'Jammu and Kashmir', 'Ladakh', 'Chandigarh'],
  2: ['Uttar Pradesh', 'Uttarakhand'],
  3: ['Rajasthan', 'Gujarat'],
  4: ['Maharashtra', 'Goa', 'Madhya Pradesh', 'Chhattisgarh'],
  5: ['Andhra Pradesh', 'Telangana', 'Karnataka'],
  6: ['Tamil Nadu', 'Kerala', 'Puducherry'],
  7: [
    ...['West Bengal', 'Odisha', 'Assam', 'Sikkim', 'Meghalaya', 'Manipur', 'Mizoram', 'Nagaland', 'Tripura'],
    ...['Arunachal Pradesh', 'Andaman and Nicobar Islands'],
  ],
  8: ['Bihar', 'Jharkhand'],
};

test('[PAT-02] at least sixty listed doctors in every region, each pincode in the region of its state', async () => {
  const listed = (await people).filter((person) => person.listed);
  expect(listed.length).toBeGreaterThanOrEqual(60);
  const found = new Set<string>();
  for (const { firstName, address, role, approval } of await people) {
    if (!address) continue;
    expect(address.pincode).toMatch(/^[1-9]\d{5}$/);
    expect([firstName, regions[address.pincode.charAt(0)]]).toEqual([
      firstName,
      expect.arrayContaining([address.state]),
    ]);
    if (role === 'doctor' && approval === 'verified') found.add(address.pincode.charAt(0));
  }
  expect([...found].sort()).toEqual(Object.keys(regions));
  expect(new Set(listed.map(({ address }) => address?.state)).size).toBeGreaterThanOrEqual(28);
});

test('[PAT-02] each listed doctor shows degrees, languages, clinic and what they care for, and years that add up', async () => {
  for (const { listed, degree, languages, clinic, areaOfInterest, exprience, registrationNumber } of await people) {
    if (!listed) continue;
    expect(registrationNumber).toMatch(/^[A-Z]{2,4} [\d/]+$/);
    expect(degree).toHaveLength(2);
    expect(Number(degree?.[0]?.year)).toBeLessThan(Number(degree?.[1]?.year));
    expect(Number(degree?.[1]?.year) + Number(exprience)).toBeLessThanOrEqual(now.getUTCFullYear() + 1);
    expect(languages).toContain('English');
    expect(languages?.length).toBeGreaterThanOrEqual(2);
    expect(clinic).toMatch(/ (Clinic|Centre)$/);
    expect(areaOfInterest?.length).toBeGreaterThanOrEqual(1);
  }
});

test('[ADM-03] nobody has the name, address, number or registration of another', async () => {
  const list = await people;
  for (const key of ['id', 'email', 'customerId'] as const) {
    expect(new Set(list.map((person) => person[key])).size).toBe(list.length);
  }
  const phones = list.flatMap(({ phone }) => (phone ? [phone] : []));
  expect(new Set(phones).size).toBe(phones.length);
  for (const phone of phones) expect(phone).toMatch(/^\+91[6-9]\d{9}$/);
  expect(new Set(doctors.map(({ registrationNumber }) => registrationNumber)).size).toBe(doctors.length);
  expect(new Set(doctors.map(doctorEmail)).size).toBe(doctors.length);
});

test('[ADM-03] applications were made before they were decided, and both before now', async () => {
  for (const { approval, appliedAt, decidedAt, rejectionReason } of await people) {
    expect(appliedAt?.getTime()).toBeLessThan(now.getTime());
    if (approval === 'rejected' || approval === 'disabled') expect(rejectionReason?.length).toBeGreaterThan(20);
    if (!decidedAt) continue;
    expect(decidedAt.getTime()).toBeGreaterThanOrEqual(appliedAt?.getTime() ?? 0);
    expect(decidedAt.getTime()).toBeLessThan(now.getTime());
  }
  expect(pendingDoctors).toHaveLength(20);
});

test('[ADM-04] roles grant what the contract knows, and each has somebody', async () => {
  const staff = (await people).filter(({ roleId }) => roleId);
  for (const { id, permissions } of roleRows()) {
    for (const entry of permissions) expect(permissionEntrySchema.safeParse(entry).success).toBe(true);
    expect(staff.some(({ roleId }) => roleId === id)).toBe(true);
  }
});
