import type { User } from '@tvacha/shared-contract';

/** A name with its title, where there is one: Dr. Jasleen Kaur. */
export const titledName = ({ name_titel, fullName }: Pick<User, 'name_titel' | 'fullName'>): string =>
  [name_titel, fullName].filter(Boolean).join(' ');
