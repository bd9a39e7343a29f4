/* A list and a record of each kind of content; and coming to what is attended. */
import { member, memberOfAny, open, operation } from './access';

const attended = memberOfAny(['Webinar', 'Vidya Open House', 'Journal Clubs', 'Events'], 'read');

export const listEjournals = operation('ejournals.list', 'GET', '/api/ejournals/', member('Ejournals', 'read'));
export const showEjournal = operation(
  'ejournals.details',
  'GET',
  '/api/ejournals/details/',
  member('Ejournals', 'read'),
);
export const listProguides = operation(
  'proguides.list',
  'GET',
  '/api/proguidevideos',
  member('Pro Guide Videos', 'read'),
);
export const showProguide = operation(
  'proguides.details',
  'GET',
  '/api/proguidevideos/details/',
  member('Pro Guide Videos', 'read'),
);
export const listDermatologyTimes = operation(
  'dermatologytimes.list',
  'GET',
  '/api/dermatologytimes',
  member('Dermatology Times', 'read'),
);
export const showDermatologyTimes = operation(
  'dermatologytimes.details',
  'GET',
  '/api/dermatologytimes/details/',
  member('Dermatology Times', 'read'),
);
export const listMagzter = operation('magzter.list', 'GET', '/api/magzter', member('Magzter', 'read'));
export const showMagzter = operation('magzter.details', 'GET', '/api/magzter/details/', member('Magzter', 'read'));
export const listWebinars = operation('webinars.list', 'GET', '/api/webinars', member('Webinar', 'read'));
export const showWebinar = operation('webinars.details', 'GET', '/api/webinars/details/', member('Webinar', 'read'));
export const listOpenHouses = operation(
  'vidyaopenhouse.list',
  'GET',
  '/api/vidyaopenhouse',
  member('Vidya Open House', 'read'),
);
export const showOpenHouse = operation(
  'vidyaopenhouse.details',
  'GET',
  '/api/vidyaopenhouse/details/',
  member('Vidya Open House', 'read'),
);
export const listJournalClubs = operation(
  'journalclubs.list',
  'GET',
  '/api/journalclubs',
  member('Journal Clubs', 'read'),
);
export const showJournalClub = operation(
  'journalclubs.details',
  'GET',
  '/api/journalclubs/details/',
  member('Journal Clubs', 'read'),
);
export const listEvents = operation('events.list', 'GET', '/api/events', member('Events', 'read'));
export const showEvent = operation('events.details', 'GET', '/api/events/details/', member('Events', 'read'));
export const listCourses = operation('courses.list', 'GET', '/api/courses', member('Courses', 'read'));
export const showCourse = operation('courses.details', 'GET', '/api/courses/details/', member('Courses', 'read'));
export const registerForEvent = operation('events.register', 'POST', '/api/events/register', attended);
export const cancelRegistration = operation('events.cancel', 'POST', '/api/events/cancel', attended);
export const calendarFileOf = operation('events.calendar', 'GET', '/api/events/calendar', attended);
export const listRegistrations = operation('events.registrations', 'GET', '/api/events/registrations', attended);
export const renewFilmLink = operation(
  'films.link',
  'GET',
  '/api/films/link',
  memberOfAny(['Pro Guide Videos', 'Webinar', 'Vidya Open House', 'Events'], 'read'),
);
export const showCalendarFeed = operation('events.feed', 'GET', '/api/events/feed', attended);
export const makeCalendarFeed = operation('events.feed.make', 'POST', '/api/events/feed/make', attended);
export const endCalendarFeed = operation('events.feed.end', 'POST', '/api/events/feed/end', attended);
// Calendars ask without a login; whose it is the secret in the address says.
export const readCalendarFeed = operation('events.feed.read', 'GET', '/api/events/feed.ics', open);
