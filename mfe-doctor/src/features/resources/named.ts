import type { Speciality } from '@tvacha/shared-contract';

/** Whether a speciality is the one that a URL names, which may be by slug or by id. */
export const named =
  (name: string) =>
  ({ _id, slug }: Speciality): boolean =>
    name === slug || name === _id;
