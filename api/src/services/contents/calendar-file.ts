import { attendedTypes, sectionOfType } from '@tvacha/shared-contract';
import { and, eq, inArray } from 'drizzle-orm';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { contents } from '../../db/schema';
import type { Ctx } from '../ctx';
import { mayRead } from '../reading/may-read';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { forMembers } from './find-content';
import { standingOf } from './meeting-seats';

type Meeting = Pick<
  typeof contents.$inferSelect,
  'id' | 'type' | 'title' | 'summary' | 'status' | 'details' | 'updatedAt' | 'createdAt'
>;

/** Whether a meeting was withdrawn after it had been published. */
const isCalledOff = ({ status }: Pick<Meeting, 'status'>) => status !== 'published';

/** Where a meeting stands on the portal. */
function addressOf({ publicUrl }: Ctx['config'], { id, type, details }: Meeting): string {
  const paths: Record<string, string> = {
    webinar: '/doctor/webinars',
    openhouse: '/doctor/vidyaopenhouse',
    journalclub: '/doctor/journalclubs',
    event: `/events/${details.kind}`,
  };
  return `${publicUrl}${paths[type]}/${id}`;
}

const textIn = (details: Record<string, unknown>, name: string) =>
  typeof details[name] === 'string' ? details[name] : undefined;

const prodId = { company: 'Tvacha', product: 'Portal', language: 'EN' };

/** What calendars read (RFC 5545), without its meetings yet. */
export const emptyCalendar = (method: ICalCalendarMethod): ICalCalendar => ical({ prodId, method });

/**
 * Writes a meeting into a calendar. Its UID stays the same for ever and its SEQUENCE grows with each change, so that
 * who has an earlier one puts the newer one in its place. Of one that is off no more is told than what it was and when,
 * as an editor may be at work on it.
 */
export function addMeeting(
  calendar: ICalCalendar,
  meeting: Meeting,
  { config, startsAt }: { config: Ctx['config']; startsAt: Date },
): void {
  const { id, title, summary, details, createdAt, updatedAt } = meeting;
  const url = addressOf(config, meeting);
  const place = [textIn(details, 'venue'), textIn(details, 'city')].filter(Boolean).join(', ');
  const isOff = isCalledOff(meeting);
  calendar.createEvent({
    // Not by the host, which may change.
    id: `${id}@tvacha`,
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: updatedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + Number(details.minutes) * 60_000),
    summary: title,
    ...(isOff ? {} : { description: `${summary}\n\n${url}`, location: place || url, url }),
  });
}

/** A meeting as a calendar file. Whoever registered gets one for a meeting that was withdrawn, which calls it off. */
export const makeCalendarFile: Verb<'events.calendar'> = async ({ ctx, input }) => {
  const { id } = input.query;
  const readable = attendedTypes.filter((type) => mayRead(ctx.caller, sectionOfType[type]));
  const [meeting] = await ctx.db
    .select()
    .from(contents)
    .where(and(eq(contents.id, id), inArray(contents.type, readable), forMembers));
  if (!meeting?.startsAt) refuse('NOT_FOUND');
  const isOff = isCalledOff(meeting);
  if (isOff && !(await standingOf(ctx, id)).registered) refuse('NOT_FOUND');
  const calendar = emptyCalendar(isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  addMeeting(calendar, meeting, { config: ctx.config, startsAt: meeting.startsAt });
  return { code: 'SUCCESS', result: calendar.toString() };
};
