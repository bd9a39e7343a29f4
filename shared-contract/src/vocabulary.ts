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
