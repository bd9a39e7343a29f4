import type { Result } from '@tvacha/shared-contract';
import { endCalendarFeed, makeCalendarFeed, showCalendarFeed } from '@tvacha/shared-contract/routes/contents';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { saidInPage } from '../../common/refusal';

/** How the reader's calendar link stands; none until it is made. Calendars ask by it meanwhile. */
export const calendarFeed = createResource({
  name: 'calendarFeed',
  load: async (_query: Record<never, never>, options): Promise<{ feed: Result<'events.feed'> }> => ({
    feed: await call(showCalendarFeed, {}, options),
  }),
  age: 0,
});

/** Makes the link anew, or ends it. The answer alone tells the link, so it is known until the next one or a reload. */
export const calendarFeedChange = createMutation({
  name: 'calendarFeedChange',
  send: async ({ ends }: { ends: boolean }): Promise<{ url: string | null }> => {
    if (!ends) return call(makeCalendarFeed, {});
    await call(endCalendarFeed, {});
    return { url: null };
  },
  invalidates: [calendarFeed],
  saidInPlace: saidInPage,
});
