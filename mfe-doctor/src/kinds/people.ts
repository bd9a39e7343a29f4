import type { Person } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { kindsWith } from '@tvacha/shared-contract/kinds';
import type { PersonRole } from '@tvacha/shared-contract/vocabulary';
import type { Translate } from '../common/i18n';

const roles = new Map<ContentType, readonly PersonRole[]>(
  kindsWith('type').map((row) => [row.type, 'people' in row ? row.people : []]),
);

/** Who is named first of a type; nobody of some. */
export const leadingRole = (type: ContentType): PersonRole | undefined => roles.get(type)?.[0];

type People = readonly Person[];
export const namesOf = (people: readonly { name: string }[]): string => people.map(({ name }) => name).join(', ');

/** Those who made it, as a row names them: who only reviewed it is told from them. */
export function peopleLine(people: People, t: Translate): string {
  const names = namesOf(people);
  return people[0]?.role === 'reviewer' ? t('by.reviewer', { name: names }) : names;
}

/** Those named first, with what they have to do with it. */
export function leadOf(people: People, t: Translate): string | undefined {
  const role = people[0]?.role;
  return role && t(`by.${role}`, { name: namesOf(people.filter((person) => person.role === role)) });
}
