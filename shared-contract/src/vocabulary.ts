/** Everything that is read, watched or attended is one of these. */
export const contentTypes = [
  'ebook',
  'ejournal',
  'proguide',
  'dermatologytimes',
  'webinar',
  'course',
  'quiz',
  'poll',
  'magzter',
  'openhouse',
  'journalclub',
  'event',
  'article',
] as const;
export type ContentType = (typeof contentTypes)[number];

/** The five patient sections, by the `section=N` of their URL (NAV-04). */
export const patientSections = [
  { key: 'facts', title: 'Dermatology Facts', section: 'Dermatology Facts' },
  { key: 'bytes', title: 'Derma Bytes', section: 'Derma Bytes' },
  { key: 'graphics', title: 'Derma Graphics', section: 'Derma Graphics' },
  { key: 'problems', title: 'Common Hair & Skin Problems', section: 'Hair & Skin' },
  { key: 'solutions', title: 'Know Your Hair & Skin Solutions', section: 'Skin Solutions' },
] as const;

/** Drawn cover art: which pattern, in which palette, which of its variants. */
export const coverPatterns = ['contours', 'strands', 'discs', 'strata', 'bricks', 'cells', 'arches'] as const;
export const coverPalettes = ['clay', 'teal', 'sand', 'ink', 'mist', 'peach'] as const;

/** A drawing of the condition, on each of the five skin tones. */
export const illustrations = [
  'ringworm',
  'acne',
  'hairfall',
  'eczema',
  'melasma',
  'vitiligo',
  'sun',
  'dandruff',
  'psoriasis',
  'urticaria',
  'nails',
  'moisture',
] as const;
export type Illustration = (typeof illustrations)[number];

export const approvalStates = ['pending', 'verified', 'rejected'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The counts of the HCP Resources menu (NAV-09). */
export const countKeys = [
  'ebooks',
  'ejournals',
  'proGuides',
  'dermatologytimes',
  'webinars',
  'courses',
  'quizzes',
  'contribution',
  'polls',
  'magzter',
  'vidyaOpenHouses',
  'journalClubs',
] as const;
export type CountKey = (typeof countKeys)[number];

/** Which door the caller stands at: a member logs in by phone code or password, staff by password. */
export const loginUsers = ['doctor', 'admin'] as const;
