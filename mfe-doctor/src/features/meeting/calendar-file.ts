import { calendarFileOf } from '@tvacha/shared-contract/routes/contents';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';

/** Hands a calendar's file to the browser, which opens or keeps it. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Fetches a meeting as a file for calendars. */
export const calendarFile = createMutation({
  name: 'meetingCalendarFile',
  keyOf: ({ id }: { id: string; slug: string }) => id,
  send: async ({ id, slug }: { id: string; slug: string }) => {
    save(`${slug}.ics`, await call(calendarFileOf, { query: { id } }));
    return id;
  },
  saidInPlace: 'all',
});
