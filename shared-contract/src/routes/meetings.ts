import { memberOfAny, type Route } from './access';

const attended = memberOfAny(['Webinar', 'Vidya Open House', 'Journal Clubs', 'Events'], 'read');

/** Coming to what is attended. */
export const meetingRoutes = {
  'events.register': { method: 'POST', path: '/api/events/register', access: attended },
  'events.cancel': { method: 'POST', path: '/api/events/cancel', access: attended },
  'events.registrations': { method: 'GET', path: '/api/events/registrations', access: attended },
} as const satisfies Record<string, Route>;
