import type { ContentType } from './content-kinds';
import { type KnownKind, kindsWith } from './kinds';
import type { ReadingSection } from './sections';

interface SearchKindDescription {
  /** The type of content it finds; the others have tables of their own. */
  type?: ContentType;
  /** A member needs `read` on it; without sections everyone may. */
  sections?: readonly ReadingSection[];
}

/** What is found besides content. */
const others = {
  questions: { sections: ['Questions'] },
  imageContributions: { sections: ['Contribution Images'] },
  caseContributions: { sections: ['Contribution Cases'] },
} as const satisfies Record<string, SearchKindDescription>;

type FoundContent = Extract<KnownKind, { type: string }>['name'];
export type SearchKind = 'doctors' | FoundContent | keyof typeof others;

const content = kindsWith('type').map((row) => [
  row.name,
  { type: row.type, ...('section' in row ? { sections: [row.section] } : {}) },
]);

/** What the search of the portal finds, in the order in which its results are counted (UX-04). */
export const searchKindTable = {
  // What everyone may read comes first.
  articles: { type: 'article' },
  doctors: {},
  ...Object.fromEntries(content),
  ...others,
} as Readonly<Record<SearchKind, SearchKindDescription>>;

export const searchKinds = Object.keys(searchKindTable) as [SearchKind, ...SearchKind[]];
