import { attendedTypes, sectionOfType } from '@tvacha/shared-contract';
import { and, eq, inArray } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { contents } from '../../db/schema';
import type { Ctx } from '../ctx';
import { mayRead } from '../reading/may-read';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { forMembers } from './find-content';
import { standingOf } from './places';

type Meeting = Pick<
  typeof contents.$inferSelect,
  'id' | 'type' | 'title' | 'summary' | 'startsAt' | 'details' | 'updatedAt' | 'createdAt'
>;

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

/**
 * A meeting as calendars read it (RFC 5545). Its UID stays the same for ever and its SEQUENCE grows with each change, so
 * that a calendar which has an earlier file puts the newer one in its place.
 */
export function calendarOf(
  meeting: Meeting,
  startsAt: Date,
  { config, isOff }: { config: Ctx['config']; isOff: boolean },
) {
  const { id, title, summary, details, createdAt, updatedAt } = meeting;
  const url = addressOf(config, meeting);
  const calendar = ical({
    prodId: { company: 'Tvacha', product: 'Portal', language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const place = [textIn(details, 'venue'), textIn(details, 'city')].filter(Boolean).join(', ');
  calendar.createEvent({
    // Not by the host, which may change.
    id: `${id}@tvacha`,
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: updatedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + Number(details.minutes) * 60_000),
    summary: title,
    description: `${summary}\n\n${url}`,
    location: place || url,
    url,
  });
  return calendar.toString();
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
  const isOff = meeting.status !== 'published';
  if (isOff && !(await standingOf(ctx, id)).registered) refuse('NOT_FOUND');
  return { code: 'SUCCESS', result: calendarOf(meeting, meeting.startsAt, { config: ctx.config, isOff }) };
};
