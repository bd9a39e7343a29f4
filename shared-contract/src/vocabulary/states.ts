/** How an account stands; only a verified one logs in. Staff disable and enable what was verified. */
export const approvalStates = ['pending', 'verified', 'rejected', 'disabled'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The orders of the list of accounts; each but the first two by a column, and downwards. */
export const accountOrders = [
  'newest',
  'oldest',
  'name',
  'nameDown',
  'number',
  'numberDown',
  'city',
  'cityDown',
  'state',
  'stateDown',
] as const;
export type AccountOrder = (typeof accountOrders)[number];

/** By what two accounts may be one person's: a council's number, a name, a phone number, a file that was sent in. */
export const twinMarks = ['number', 'name', 'phone', 'file'] as const;
export type TwinMark = (typeof twinMarks)[number];

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
/**
 * Where a contribution stands. A draft is its author's alone; `returned` waits for its author with notes of the team;
 * `withdrawn` has no consent of the patient any more.
 */
export const contributionStates = ['draft', 'pending', 'returned', 'published', 'rejected', 'withdrawn'] as const;
export type ContributionState = (typeof contributionStates)[number];
/** The states in which staff see it. */
export const sentStates = ['pending', 'returned', 'published', 'rejected', 'withdrawn'] as const;
/** What its author still writes; in any other state it is opened for writing first. */
export const openStates = ['draft', 'returned'] as const satisfies readonly ContributionState[];

/** Where on the body it is, for lists; in words it stands in the details. */
export const bodySites = [
  'scalp',
  'face',
  'mouth',
  'neck',
  'trunk',
  'arms',
  'hands',
  'groin',
  'legs',
  'feet',
  'nails',
  'widespread',
] as const;
export type BodySite = (typeof bodySites)[number];

/** Types of skin after Fitzpatrick, light to deep. */
export const skinTones = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export type SkinTone = (typeof skinTones)[number];

/** Papers by which a doctor shows who they are. */
export const documentKinds = ['degree', 'visitingCard'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a file is uploaded for; size and kinds are bound to it. */
export const uploadPurposes = [
  'profilePic',
  'degree',
  'visitingCard',
  'contributionImage',
  'markImage',
  'questionImage',
  'chatFile',
  'contentFile',
  'contentCover',
  'film',
  'captions',
  'filmPoster',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Why a member reports a question or an answer to staff. */
export const reportReasons = ['patient', 'harm', 'advertising', 'rude', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

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
