import { agendaOf, lengthOf, meetingFacts } from '../features/meeting/meeting';
import { MeetingBody } from '../features/meeting/meeting-body';
import { MeetingLine } from '../features/meeting/meeting-line';
import type { KindOf } from './kind';
import { Talk } from './talk';

export const kind: KindOf<'webinars'> = {
  sorts: ['soonest', 'oldest', 'title', 'mostRead'],
  size: lengthOf,
  facts: meetingFacts,
  parts: (record, t) => [agendaOf(record, record.agenda, t)],
  Row: MeetingLine,
  Body: MeetingBody,
  Below: Talk,
};
