import type { ListedDoctor } from '@tvacha/shared-contract';
import { type UserRow, users } from '../../db/schema';

/** The columns that may leave the server; phone, email, customer id and papers are not read at all (SEC-30). */
export const doctorColumns = {
  id: users.id,
  nameTitle: users.nameTitle,
  firstName: users.firstName,
  lastName: users.lastName,
  specialty: users.specialty,
  areaOfInterest: users.areaOfInterest,
  languages: users.languages,
  degree: users.degree,
  exprience: users.exprience,
  clinic: users.clinic,
  clinicDetails: users.clinicDetails,
  address: users.address,
};

/** A doctor as the finder shows one. */
export const presentDoctor = (row: Pick<UserRow, keyof typeof doctorColumns>): ListedDoctor => ({
  _id: row.id,
  name_titel: row.nameTitle,
  fullName: [row.nameTitle, row.firstName, row.lastName].filter(Boolean).join(' '),
  first_name: row.firstName,
  last_name: row.lastName,
  specialty: row.specialty,
  areaOfInterest: row.areaOfInterest,
  languages: row.languages,
  degree: row.degree,
  exprience: row.exprience,
  clinic: row.clinic,
  clinicDetails: row.clinicDetails,
  address: row.address,
});
