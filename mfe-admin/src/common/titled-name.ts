import type { User } from '@tvacha/shared-contract';

type Named = Pick<User, 'name_titel' | 'first_name' | 'last_name'>;

/** A name with its title, where there is one: Dr. Jasleen Kaur. */
export const titledName = ({ name_titel, first_name, last_name }: Named): string =>
  [name_titel, first_name, last_name].filter(Boolean).join(' ');
