import { agendaOf, lengthOf, meetingFacts } from '../features/meeting/meeting';
import { MeetingBody } from '../features/meeting/meeting-body';
import { MeetingLine } from '../features/meeting/meeting-line';
import type { KindOf } from './kind';

export const kind: KindOf<'events'> = {
  sorts: ['soonest', 'oldest', 'title', 'mostRead'],
  size: lengthOf,
  facts: (record, t) => [
    ...meetingFacts(record, t),
    [t('events.venue'), record.venue],
    [t('events.city'), record.city],
  ],
  homeOf: ({ kind }) => kind,
  parts: (record, t) => [agendaOf(record, record.sessions, t)],
  Row: MeetingLine,
  Body: MeetingBody,
};
