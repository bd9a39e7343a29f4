import type { PersonRole } from '../vocabulary';

/** Where `details` name people: a field with a name, or with several who speak. Authors have a table of their own. */
export const personFields = {
  editor: 'editor',
  presenter: 'presenter',
  host: 'host',
  teacher: 'teacher',
  speaker: 'speakers',
  reviewer: 'reviewer',
} as const satisfies Record<Exclude<PersonRole, 'author'>, string>;
