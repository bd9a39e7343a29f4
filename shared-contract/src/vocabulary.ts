/** The five patient sections, by the `section=N` of their URL (NAV-04), which carries `title` in every language. */
export const patientSections = [
  { key: 'facts', title: 'Dermatology Facts', hi: 'त्वचा के तथ्य', section: 'Dermatology Facts' },
  { key: 'bytes', title: 'Derma Bytes', hi: 'डर्मा बाइट्स', section: 'Derma Bytes' },
  { key: 'graphics', title: 'Derma Graphics', hi: 'डर्मा ग्राफ़िक्स', section: 'Derma Graphics' },
  { key: 'problems', title: 'Common Hair & Skin Problems', hi: 'बालों और त्वचा की आम समस्याएँ', section: 'Hair & Skin' },
  {
    key: 'solutions',
    title: 'Know Your Hair & Skin Solutions',
    hi: 'बालों और त्वचा के उपाय',
    section: 'Skin Solutions',
  },
] as const;

/** The state slice of each of these sections, in their order (MFE-13). */
export const categoryNames = ['mythsandfacts', 'dermabytes', 'dermagraphics', 'embarrassing', 'solutions'] as const;

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

/** How an account stands; only a verified one logs in. Staff disable and enable what was verified. */
export const approvalStates = ['pending', 'verified', 'rejected', 'disabled'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/**
 * The twelve kinds of resource by the key of their count (NAV-09), in the order of the menu, and where each is listed
 * (NAV-03). All else about a kind is in `kinds.ts`: this much is in the first load of every page.
 */
export const kindPaths = {
  ebooks: '/doctor/ebook',
  ejournals: '/doctor/ejournals',
  proGuides: '/doctor/proguidevideos',
  dermatologytimes: '/doctor/dermatologytimes',
  webinars: '/doctor/webinars',
  courses: '/doctor/courses',
  quizzes: '/doctor/quizzes',
  contribution: '/doctor/contributionlist',
  polls: '/doctor/polls',
  magzter: '/doctor/magzter',
  vidyaOpenHouses: '/doctor/vidyaopenhouse',
  journalClubs: '/doctor/journalclubs',
} as const;
export type CountKey = keyof typeof kindPaths;
export const countKeys = Object.keys(kindPaths) as CountKey[];

/** Which door the caller stands at: a member logs in by phone code or password, staff by password. */
export const loginUsers = ['doctor', 'admin'] as const;

/** What a visitor proves a phone number or an email address for. */
export const otpUses = ['registration', 'reset'] as const;
export type OtpUse = (typeof otpUses)[number];

/** Where a piece of content stands; only what is published is read. */
export const contentStates = ['draft', 'pending', 'published', 'rejected'] as const;
export type ContentState = (typeof contentStates)[number];

export const contributionKinds = ['image', 'case'] as const;
export type ContributionKind = (typeof contributionKinds)[number];
export const contributionStates = ['pending', 'published', 'rejected'] as const;
export type ContributionState = (typeof contributionStates)[number];

/** Papers by which a doctor shows who they are. */
export const documentKinds = ['degree', 'visitingCard'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a file is uploaded for; size and kinds are bound to it. */
export const uploadPurposes = [
  'profilePic',
  'degree',
  'visitingCard',
  'contributionImage',
  'contentFile',
  'contentCover',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The three kinds of events, by their page (NAV-03). */
export const eventKinds = ['expertlectures', 'conferencearchives', 'archives'] as const;
export type EventKind = (typeof eventKinds)[number];

/** What is counted a day, for the charts of the back office. */
export const analyticsMetrics = [
  'visits',
  'logins',
  'registrations',
  'reads',
  'searches',
  'votes',
  'attempts',
] as const;
export type AnalyticsMetric = (typeof analyticsMetrics)[number];

/** What a browser reports of a remote. */
export const remoteEvents = ['loaded', 'failed', 'fellBack', 'crashed'] as const;
export type RemoteEvent = (typeof remoteEvents)[number];
