import { changesOf } from '@tvacha/api/audit-changes';
import type { ContentInsert } from '../rows';
import { staffId, type UserInsert } from '../users';
import { days, hours } from '../when';
import type { World } from '../world';

/** The last two digits the other way round, as they are easily typed. */
const swapped = (digits: string) => digits.replace(/(\d)(\d)(?=\D*$)/, '$2$1');

/** What stood in an account before staff set it right. */
const userSlips: ((user: UserInsert) => Partial<UserInsert>)[] = [
  ({ registrationNumber }) => ({ registrationNumber: swapped(registrationNumber ?? '') }),
  ({ address }) => ({ address: address && { ...address, pincode: swapped(address.pincode) } }),
  ({ lastName }) => ({ lastName: lastName?.toLowerCase() ?? '' }),
  () => ({ specialty: ['General medicine'] }),
];

/** What stood in a content before. */
const contentSlips: ((content: ContentInsert) => Partial<ContentInsert>)[] = [
  ({ title }) => ({ title: title.toUpperCase() }),
  ({ startsAt }) => (startsAt ? { startsAt: new Date(startsAt.getTime() - hours(2) * 60_000) } : { minutes: 45 }),
];

/** How a row was with its slip, and how it is. */
function corrected<Row extends object>(row: Row, slips: readonly ((row: Row) => Partial<Row>)[], at: number) {
  const before = slips[at % slips.length]?.(row) ?? {};
  const after = Object.fromEntries(Object.keys(before).map((field) => [field, Reflect.get(row, field)]));
  return changesOf<object>(before, after);
}

/** What staff set right in accounts and contents, as it was and as it is. */
export function correctionsOf({ when, people, contents }: World) {
  const doctors = people.filter(({ role, approval }) => role === 'doctor' && approval === 'verified');
  // Those of the seed that name no state are published.
  const meetings = contents.filter(({ status, startsAt }) => status === undefined && startsAt);
  return [
    ...doctors.slice(0, 8).map((user, at) => ({
      at: when.ago(days(2 + at * 6) + hours(3) + at * 41),
      actorId: staffId('desk.two'),
      action: 'user.updated',
      subjectType: 'user',
      subjectId: user.id ?? '',
      details: corrected(user, userSlips, at),
    })),
    ...meetings.slice(0, 6).map((content, at) => ({
      at: when.ago(days(1 + at * 7) + hours(5) + at * 73),
      actorId: staffId('medical.editor'),
      action: 'content.updated',
      subjectType: 'content',
      subjectId: content.id ?? '',
      details: corrected(content, contentSlips, at),
    })),
  ];
}
