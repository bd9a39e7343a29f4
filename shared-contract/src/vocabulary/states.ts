/** How an account stands; only a verified one logs in. Staff disable and enable what was verified. */
export const approvalStates = ['pending', 'verified', 'rejected', 'disabled'] as const;
export type ApprovalState = (typeof approvalStates)[number];

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
  'film',
  'captions',
  'filmPoster',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The three kinds of events, by their page (NAV-03). */
export const eventKinds = ['expertlectures', 'conferencearchives', 'archives'] as const;
export type EventKind = (typeof eventKinds)[number];

/** What people have to do with a record, as lists and pages say it. */
export const personRoles = ['author', 'editor', 'presenter', 'host', 'teacher', 'speaker', 'reviewer'] as const;
export type PersonRole = (typeof personRoles)[number];

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
