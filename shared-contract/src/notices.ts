/** What a member can be told of at the bell; each can be switched off (DOC-07, DOC-08). */
export const noticeKinds = ['answer', 'followed', 'accepted', 'decision', 'meeting'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What came of a contribution that staff decided on; `unpublished` is what they took back. */
export const noticeOutcomes = ['published', 'returned', 'rejected', 'unpublished'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** A meeting is told of so long before it begins. Milliseconds. */
export const meetingNotice = 24 * 3_600_000;
