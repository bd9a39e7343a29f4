import { type ContentType, contentDetailsSchemas } from '@tvacha/shared-contract';
import { slugOf } from '../books/book-seed';
import { coverOf } from '../books/cover';
import { type ContentInsert, publisherId, specialityId } from '../rows';
import { pick, seedId } from '../seed-id';
import type { Around } from '../when';
import type { ContentSeed, MeetingSeed } from './content-seed';

const staff = (name: string) => seedId(`user/${name}@tvacha.example`);

/** Members of staff who write; none of them approves what is their own. */
const writers = ['editor', 'publishing', 'medical.editor'].map(staff);

/** Who wrote something, who approved it, and when. */
function deskOf(key: string, publishedOn: string) {
  const createdBy = pick(writers, `${key}/writer`);
  const others = [...writers, staff('admin')].filter((id) => id !== createdBy);
  return {
    createdBy,
    decidedBy: pick(others, `${key}/approver`),
    decidedAt: new Date(`${publishedOn}T05:30:00Z`),
  };
}

export const contentIdOf = (type: ContentType, title: string): string => seedId(`${type}/${slugOf(title)}`);

interface Parts {
  type: ContentType;
  publishedOn: string;
  /** What the seed adds to the details as they are written. */
  added?: Record<string, unknown>;
  startsAt?: Date;
}

interface Written extends Pick<ContentSeed<ContentType>, 'title' | 'summary' | 'speciality' | 'publisher'> {
  details: object;
}

function rowOf(
  { title, summary, speciality, publisher = 'Tvacha Learning', details }: Written,
  parts: Parts,
): ContentInsert {
  const { type, publishedOn, added, startsAt } = parts;
  const full = { cover: coverOf(title, speciality), ...details, ...added };
  return {
    id: contentIdOf(type, title),
    type,
    slug: slugOf(title),
    title,
    summary,
    specialityId: specialityId(speciality),
    publisherId: publisherId(publisher),
    publishedOn,
    ...(startsAt ? { startsAt } : {}),
    ...deskOf(title, publishedOn),
    createdAt: new Date(`${publishedOn}T04:30:00Z`),
    updatedAt: new Date(`${publishedOn}T05:30:00Z`),
    details: contentDetailsSchemas[type].parse(full),
  };
}

/** What is read, taken or voted on. */
export const readingRow =
  (type: ContentType, added?: Record<string, unknown>) =>
  (seed: Written & { publishedOn: string }): ContentInsert =>
    rowOf(seed, { type, publishedOn: seed.publishedOn, ...(added ? { added } : {}) });

/** How many days before its beginning a meeting is announced. */
const notice = 28;

/** What is attended; it can be joined as long as it lies ahead. */
export const meetingRow =
  <Type extends ContentType>(type: Type, { now, day, at }: Around) =>
  (seed: MeetingSeed<Type>): ContentInsert => {
    const startsAt = at(seed.inDays, seed.at);
    const joinUrl = startsAt > now ? `https://meet.tvacha.example/${slugOf(seed.title)}` : null;
    return rowOf(seed, {
      type,
      startsAt,
      publishedOn: day(Math.min(seed.inDays - notice, -1)),
      added: type === 'event' ? {} : { joinUrl },
    });
  };
