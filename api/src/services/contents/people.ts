import { kindsWith, type Person, personFields, speakerSchema } from '@tvacha/shared-contract';
import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import type { PersonRole } from '@tvacha/shared-contract/vocabulary';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { authors, contents } from '../../db/schema';

const rolesOf = new Map<ContentType, readonly PersonRole[]>(
  kindsWith('type').map((row) => [row.type, 'people' in row ? row.people : []]),
);
const roles = (type: ContentType) => rolesOf.get(type) ?? [];

/** The fields of `details` in which a type names people. */
export const peopleFields = (type: ContentType): string[] =>
  roles(type).flatMap((role) => (role === 'author' ? [] : personFields[role]));

const named = z.union([z.string().transform((name) => [{ name }]), z.array(speakerSchema.pick({ name: true }))]);

interface Naming {
  details: Record<string, unknown>;
  author?: { name: string } | null;
}

/** Everybody whom a record names, once, in the first of their roles. */
export function peopleOf(type: ContentType, { details, author = null }: Naming): Person[] {
  const all = roles(type).flatMap((role) => {
    const people = role === 'author' ? (author ? [author] : []) : named.parse(details[personFields[role]]);
    return people.map(({ name }): Person => ({ name, role }));
  });
  return [...new Map(all.toReversed().map((person) => [person.name, person])).values()].toReversed();
}

/** That a record names somebody; by an index, whichever way it does. */
export const names = (person: string): SQL | undefined =>
  or(
    sql`${contents.people} @> ${JSON.stringify([person])}::jsonb`,
    eq(contents.authorId, sql`(select ${authors.id} from ${authors} where ${authors.name} = ${person})`),
  );

/** The names of a record, a row each. */
export const namesOf = (type: ContentType): SQL =>
  roles(type).includes('author')
    ? sql`(select ${authors.name} from ${authors} where ${authors.id} = ${contents.authorId})`
    : sql`jsonb_array_elements_text(${contents.people})`;
