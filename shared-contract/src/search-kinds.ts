import type { ReadingSection } from './sections';
import type { ContentType } from './vocabulary';

interface SearchKindDescription {
  /** The type of content it finds; the others have tables of their own. */
  type?: ContentType;
  /** A member needs `read` on it; without sections everyone may. */
  sections?: readonly ReadingSection[];
}

/** What the search of the portal finds, in the order in which its results are counted (UX-04). */
export const searchKindTable = {
  articles: { type: 'article' },
  doctors: {},
  ebooks: { type: 'ebook', sections: ['Ebooks'] },
  ejournals: { type: 'ejournal', sections: ['Ejournals'] },
  proguides: { type: 'proguide', sections: ['Pro Guide Videos'] },
  dermatologytimes: { type: 'dermatologytimes', sections: ['Dermatology Times'] },
  webinars: { type: 'webinar', sections: ['Webinar'] },
  courses: { type: 'course', sections: ['Courses'] },
  quizzes: { type: 'quiz', sections: ['Quizzes'] },
  polls: { type: 'poll', sections: ['Polls'] },
  magzter: { type: 'magzter', sections: ['Magzter'] },
  vidyaopenhouse: { type: 'openhouse', sections: ['Vidya Open House'] },
  journalclubs: { type: 'journalclub', sections: ['Journal Clubs'] },
  events: { type: 'event', sections: ['Events'] },
  questions: { sections: ['Questions'] },
  imageContributions: { sections: ['Contribution Images'] },
  caseContributions: { sections: ['Contribution Cases'] },
} as const satisfies Record<string, SearchKindDescription>;

export type SearchKind = keyof typeof searchKindTable;
export const searchKinds = Object.keys(searchKindTable) as [SearchKind, ...SearchKind[]];
