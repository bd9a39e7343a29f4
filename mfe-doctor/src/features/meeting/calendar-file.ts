import { calendarFileOf } from '@tvacha/shared-contract/routes/contents';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { saveFile } from '@tvacha/shared-core/save-file';

/** Fetches a meeting as a file for calendars. */
export const calendarFile = createMutation({
  name: 'meetingCalendarFile',
  keyOf: ({ id }: { id: string; slug: string }) => id,
  send: async ({ id, slug }: { id: string; slug: string }) => {
    const text = await call(calendarFileOf, { query: { id } });
    saveFile(`${slug}.ics`, new Blob([text], { type: 'text/calendar' }));
    return id;
  },
  saidInPlace: 'all',
});
