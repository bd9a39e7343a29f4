import type { StaffRole } from './staff-roles';

export interface StaffSeed {
  firstName: string;
  lastName: string;
  /** The part of the address before the at sign. */
  mailbox: string;
  customerId: string;
  role: StaffRole;
}

/** Staff beside the demo accounts: they write, answer and approve, and have no password to log in with. */
export const staffSeeds: readonly StaffSeed[] = [
  {
    firstName: 'Nikita',
    lastName: 'Deshmukh',
    mailbox: 'publishing',
    customerId: 'TVS-00011',
    role: 'Publisher manager',
  },
  { firstName: 'Ashok', lastName: 'Varma', mailbox: 'medical.editor', customerId: 'TVS-00012', role: 'Content editor' },
  { firstName: 'Rosy', lastName: 'Lalduhawmi', mailbox: 'chat', customerId: 'TVS-00013', role: 'Chat desk' },
  { firstName: 'Yusuf', lastName: 'Contractor', mailbox: 'support', customerId: 'TVS-00014', role: 'Chat desk' },
  { firstName: 'Padma', lastName: 'Iyer', mailbox: 'audit', customerId: 'TVS-00015', role: 'Auditor' },
  { firstName: 'Gauri', lastName: 'Shinde', mailbox: 'desk.two', customerId: 'TVS-00016', role: 'Verification desk' },
];
