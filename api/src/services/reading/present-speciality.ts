import type { Speciality } from '@tvacha/shared-contract';

/** A speciality as the contract has it. */
export const presentSpeciality = ({ id, slug, name }: { id: string; slug: string; name: string }): Speciality => ({
  _id: id,
  slug,
  name,
});
