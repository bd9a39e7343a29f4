import { isSpeciality, type SpecialitySlug } from '../specialities';

/** A doctor of the demonstration; everyone here is invented. */
export interface DoctorSeed {
  firstName: string;
  lastName: string;
  city: string;
  state: string;
  pincode: string;
  /** The part of the city that the pincode belongs to. */
  area: string;
  registrationNumber: string;
  interests: readonly SpecialitySlug[];
}

/** Reads doctors, one a line: first name, last name, city, state, pincode, area, registration number, interests. */
export const doctorsOf = (lines: string): DoctorSeed[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const parts = line.split('|').map((part) => part.trim());
      const [firstName = '', lastName = '', city = '', state = '', pincode = ''] = parts;
      const [area = '', registrationNumber = '', interests = ''] = parts.slice(5);
      const slugs = interests.split(' ').filter(isSpeciality);
      if (slugs.length === 0) throw new Error(`This doctor cannot be read: ${line}`);
      return { firstName, lastName, city, state, pincode, area, registrationNumber, interests: slugs };
    });
