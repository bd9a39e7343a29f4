import type { Place, SearchKind, Suggestion } from '@tvacha/shared-contract';
import { kinds, otherKinds } from '@tvacha/shared-contract/kinds';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { paths, withQuery } from '@tvacha/shared-core/paths';

interface FoundKind {
  /** What several and one of it are called. */
  title: { en: string; hi: string };
  one: { en: string; hi: string };
  /** The address above those of its records. */
  folder: string;
}

const resources = Object.entries(kinds).map(([key, { name, title, one }]) => [
  name,
  { title, one, folder: kindPaths[key as keyof typeof kindPaths] },
]);

const contribution = (type: 'image' | 'case', title: FoundKind['title'], one: FoundKind['one']) =>
  [`${type}Contributions`, { title, one, folder: '/doctor/contributions' }] as const;

/** The kinds that the search finds, in the order of its counts (UX-04). */
export const foundKinds: Readonly<Record<SearchKind, FoundKind>> = {
  [otherKinds.articles.name]: {
    title: { en: 'Articles', hi: 'लेख' },
    one: { en: 'Article', hi: 'लेख' },
    folder: '/patient/embarrassing',
  },
  doctors: { title: { en: 'Doctors', hi: 'डॉक्टर' }, one: { en: 'Doctor', hi: 'डॉक्टर' }, folder: paths.findADoctor() },
  ...Object.fromEntries(resources),
  [otherKinds.events.name]: {
    title: { en: 'Events', hi: 'कार्यक्रम' },
    one: { en: 'Event', hi: 'कार्यक्रम' },
    folder: paths.events('archives'),
  },
  questions: {
    title: { en: 'Questions', hi: 'सवाल' },
    one: { en: 'Question', hi: 'सवाल' },
    folder: '/doctor/questions',
  },
  ...Object.fromEntries([
    contribution('image', { en: 'Image contributions', hi: 'चित्र' }, { en: 'Image', hi: 'चित्र' }),
    contribution('case', { en: 'Case contributions', hi: 'केस' }, { en: 'Case', hi: 'केस' }),
  ]),
};

type Found = Pick<Suggestion, 'kind' | '_id' | 'slug'>;

/** Where something that was found is, and the place in it where the words stand. */
export function foundPath({ kind, _id, slug }: Found, place: Place | null = null): string {
  const record = `${foundKinds[kind].folder}/${encodeURIComponent((kind === 'articles' && slug) || _id)}`;
  switch (place?.in) {
    case 'page':
      return withQuery(`${record}/read`, { page: place.at });
    case 'second':
      return withQuery(record, { at: place.at });
    case 'story':
      return `${record}#story-${place.at}`;
    case 'lesson':
      return `${record}/lessons/${encodeURIComponent(place._id)}`;
    case 'answer':
      return `${record}#answer-${place._id}`;
    default:
      return record;
  }
}

/** The search of what members read. */
export const searchPath = (q = '', kind?: SearchKind) => withQuery('/doctor/search', { q, kind });
