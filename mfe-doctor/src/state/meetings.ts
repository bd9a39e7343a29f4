import type { Input } from '@tvacha/shared-contract';
import { listRegistrations } from '@tvacha/shared-contract/routes/contents';
import { call } from '@tvacha/shared-core/http';
import { createResource, type Resource } from '@tvacha/shared-core/resources';

/** The next meetings that the caller registered for; a minute old at most, as they begin and end. */
export const comingUp = createResource({
  name: 'comingUp',
  load: (_query: Record<never, never>, options) =>
    call(listRegistrations, { query: { when: 'upcoming', dataPerPage: 3 } }, options),
  age: 60_000,
});

/** Everything that they registered for, by pages. */
export const registrations = createResource({
  name: 'registrations',
  load: (query: NonNullable<Input<'events.registrations'>['query']>, options) =>
    call(listRegistrations, { query }, options),
  age: 60_000,
});

/**
 * What registering puts out of date. `kinds.ts` adds the lists and records of meetings: that module knows their
 * screens, which registering is a part of, and so it cannot be imported here.
 */
export const meetingResources: Pick<Resource<string, undefined, unknown>, 'invalidate'>[] = [comingUp, registrations];
