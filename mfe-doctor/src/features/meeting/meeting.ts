import type { Film, FilmCard } from '@tvacha/shared-contract';
import { joinAhead } from '@tvacha/shared-contract/constants';
import { formatDate } from '@tvacha/shared-core/format';
import type { Translate } from '../../common/i18n';
import type { Fact, Listed, Part, Whole } from '../../kinds/kind';

/** What every row of what one comes to has. */
export interface MeetingRow extends Listed {
  slug: string;
  startsAt: string | null;
  minutes: number;
  registered: boolean;
  placesLeft: number | null;
  recording?: boolean;
  /** What a journal club reads. */
  paper?: { title: string; journal: string; year: number };
  /** Of what can be recorded: null as long as there is none. */
  film?: FilmCard | null;
}

interface Person {
  name: string;
  role: string;
  city: string;
}

export interface MeetingRecord extends Whole, Omit<MeetingRow, keyof Listed | 'film'> {
  film?: Film | null;
  /** For those who come, from shortly before it begins. */
  joinUrl?: string | null;
  venue?: string;
  city?: string;
  speakers?: readonly Person[];
}

export type Stage = 'coming' | 'live' | 'over';
type Timed = Pick<MeetingRow, 'startsAt' | 'minutes'>;

const beginning = ({ startsAt }: Timed) => (startsAt === null ? 0 : Date.parse(startsAt));

/** How a meeting stands at a moment; what has no date is an archive. */
export function stageOf(meeting: Timed, now: number): Stage {
  const begun = now - beginning(meeting);
  if (begun < 0) return 'coming';
  return begun < meeting.minutes * 60_000 ? 'live' : 'over';
}

/** From when those who come may enter. */
export const opensAt = (meeting: Timed) => beginning(meeting) - joinAhead;

/** The next moment at which something else is to be said of it; none once it is over. */
export function nextMoment(meeting: Timed, now: number): number | undefined {
  const start = beginning(meeting);
  return [opensAt(meeting), start, start + meeting.minutes * 60_000].find((moment) => moment > now);
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const clockHere = new Intl.DateTimeFormat('en-IN', clock);
const dayAndClockHere = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  ...clock,
});
const dayHere = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' });
const offsetOfIndia = -330;

/** The hour where the reader is, where that is not the hour of India; with the day where that is another one. */
export function hourHere(startsAt: string): string | null {
  const start = new Date(startsAt);
  if (start.getTimezoneOffset() === offsetOfIndia) return null;
  return (dayHere.format(start) === formatDate(startsAt, 'day') ? clockHere : dayAndClockHere).format(start);
}

const words = (time: string | null, key: 'meeting.india' | 'meeting.here', t: Translate) =>
  time === null ? [] : [t(key, { time })];

/** The hour in India, and where the reader is. */
export const hours = (startsAt: string, t: Translate): string[] => [
  ...words(formatDate(startsAt, 'clock'), 'meeting.india', t),
  ...words(hourHere(startsAt), 'meeting.here', t),
];

export const lengthOf = ({ minutes }: Timed, t: Translate) => t('meeting.minutes', { count: minutes });

/** When it is, how long, and how many places it has. */
export const meetingFacts = (
  { startsAt, minutes, places }: Timed & { places?: number | undefined },
  t: Translate,
): Fact[] => [
  ...(startsAt === null
    ? []
    : [[t('meeting.begins'), [formatDate(startsAt, 'day'), ...hours(startsAt, t)].join(', ')] as const]),
  [t('meeting.length'), lengthOf({ startsAt, minutes }, t)],
  ...(places === undefined ? [] : [[t('meeting.places'), String(places)] as const]),
];

/** What happens when, by the clock of India. */
export const agendaOf = (
  { startsAt }: Pick<MeetingRow, 'startsAt'>,
  agenda: readonly { at: number; title: string }[],
  t: Translate,
): Part => ({
  title: t('meeting.agenda'),
  items: agenda.map(({ title }) => title),
  ...(startsAt === null
    ? {}
    : { marks: agenda.map(({ at }) => formatDate(new Date(Date.parse(startsAt) + at * 60_000), 'clock')) }),
});
