import { defineList, oneOf, page, type Request, text } from '@tvacha/shared-core/list';

export const calendarPath = '/doctor/calendar';

const fields = { when: oneOf('upcoming', 'past'), search: text(), page: page() };

/** `/doctor/calendar?when=past`: what comes next stands first, of what is over the last. */
export const calendarList = defineList({
  path: () => calendarPath,
  fields,
  rowsPerPage: 20,
  toRequest: ({ when, ...more }: Request<typeof fields>) =>
    when ? { ...more, when, sort: 'latest' as const } : { ...more, when: 'upcoming' as const },
});
