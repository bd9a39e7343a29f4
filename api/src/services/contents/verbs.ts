import { type ContentKind, contentKindNames } from '@tvacha/shared-contract';
import type { AreaVerbs, Verb } from '../verb';
import { endFeed, makeFeed, readFeed, showFeed } from './calendar-feed';
import { makeCalendarFile } from './calendar-file';
import { renewLink } from './films';
import { listKind } from './list-contents';
import { cancelRegistration, listRegistrations, registerForMeeting } from './meetings';
import { showKind } from './show-kind';

type KindVerbs = { [Kind in ContentKind as `${Kind}.list`]: Verb<`${Kind}.list`> } & {
  [Kind in ContentKind as `${Kind}.details`]: Verb<`${Kind}.details`>;
};

/** A list and a record of each kind, from the table of kinds. */
const kindVerbs = Object.fromEntries(
  contentKindNames.flatMap((kind) => [
    [`${kind}.list`, listKind(kind)],
    [`${kind}.details`, showKind(kind)],
  ]),
) as unknown as KindVerbs;

export const contentsVerbs = {
  ...kindVerbs,
  'events.register': registerForMeeting,
  'events.cancel': cancelRegistration,
  'events.calendar': makeCalendarFile,
  'films.link': renewLink,
  'events.registrations': listRegistrations,
  'events.feed': showFeed,
  'events.feed.make': makeFeed,
  'events.feed.end': endFeed,
  'events.feed.read': readFeed,
} satisfies AreaVerbs<'contents'>;
