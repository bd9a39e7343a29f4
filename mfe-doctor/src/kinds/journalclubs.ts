import { lengthOf, meetingFacts } from '../features/meeting/meeting';
import { MeetingBody } from '../features/meeting/meeting-body';
import { MeetingLine } from '../features/meeting/meeting-line';
import type { KindOf } from './kind';
import { Talk } from './talk';

export const kind: KindOf<'journalclubs'> = {
  sorts: ['soonest', 'oldest', 'title', 'mostRead'],
  size: lengthOf,
  facts: (record, t) => [
    ...meetingFacts(record, t),
    [t('journalClubs.paper'), record.paper.title],
    [t('journalClubs.journal'), record.paper.journal],
    [t('journalClubs.year'), String(record.paper.year)],
  ],
  parts: ({ question, points }, t) => [
    { title: t('journalClubs.question'), items: [question], marks: ['?'] },
    { title: t('journalClubs.points'), items: points },
  ],
  Row: MeetingLine,
  Body: MeetingBody,
  Below: Talk,
};
