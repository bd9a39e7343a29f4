import type { ContentDetails, ContentType } from '@tvacha/shared-contract';
import type { PublisherName } from '../rows';
import type { SpecialitySlug } from '../specialities';

/** Parts of the details that the seed adds by itself. */
type Added = 'cover' | 'questions' | 'lessons' | 'joinUrl' | 'videoUrl' | 'closesOn';

/** Content as it is written here; ids, address, cover and links are added by the seed. */
export interface ContentSeed<Type extends ContentType> {
  title: string;
  speciality: SpecialitySlug;
  publishedOn: string;
  summary: string;
  /** The portal's own where nothing is said. */
  publisher?: PublisherName;
  details: Omit<ContentDetails<Type>, Added>;
}

/** What is attended, so many days after the day of the seed (before it, where negative). */
export interface MeetingSeed<Type extends ContentType> extends Omit<ContentSeed<Type>, 'publishedOn'> {
  inDays: number;
  /** Hour and minute in India, `19:30`. */
  at: string;
}
