import { contentDetailsSchemas } from '@tvacha/shared-contract';
import { slugOf } from '../books/book-seed';
import { coverOf } from '../books/cover';
import { contentIdOf } from '../contents/content-rows';
import { authorId, type ContentInsert, publisherId, specialityId } from '../rows';
import { staffId } from '../users';
import { type Around, days, hours } from '../when';
import { learningInReview } from './learning-in-review';
import { meetingsInReview } from './meetings-in-review';
import { readingInReview } from './reading-in-review';
import type { ReviewSeed } from './review-seed';

export const reviewSeeds: readonly ReviewSeed[] = [...readingInReview, ...meetingsInReview, ...learningInReview];

/** Days that a poll is planned to be open. */
const pollDays = 30;

const rowOf =
  ({ ago, day, at }: Around) =>
  (seed: ReviewSeed): ContentInsert => {
    const { type, title, summary, speciality, publisher = 'Tvacha Learning', by, daysAgo, state, inDays } = seed;
    const written = days(daysAgo) + hours(2);
    const decided = state === 'rejected';
    const parts = {
      cover: coverOf(title, speciality),
      joinUrl: null,
      videoUrl: null,
      closesOn: day(pollDays),
      questions: seed.ask?.length,
      lessons: seed.teaches?.length,
    };
    return {
      id: contentIdOf(type, title),
      type,
      slug: slugOf(title),
      title,
      summary,
      status: state,
      specialityId: specialityId(speciality),
      publisherId: publisherId(publisher),
      ...(type === 'ebook' ? { authorId: authorId('Dr. Banu Rahman') } : {}),
      ...(inDays === undefined ? {} : { startsAt: at(inDays, '19:00') }),
      ...(seed.section === undefined ? {} : { section: seed.section }),
      ...(decided ? { decidedBy: staffId('admin'), decidedAt: ago(written - hours(20)) } : {}),
      ...(seed.reason ? { rejectionReason: seed.reason } : {}),
      createdBy: staffId(by),
      publishedOn: day(-daysAgo),
      createdAt: ago(written + days(1)),
      updatedAt: ago(decided ? written - hours(20) : written),
      details: contentDetailsSchemas[type].parse({ ...parts, ...seed.details }),
    };
  };

export const reviewRows = (when: Around): ContentInsert[] => reviewSeeds.map(rowOf(when));
