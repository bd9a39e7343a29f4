/** What a member can be told of at the bell; each can be switched off (DOC-07, DOC-08). */
export const noticeKinds = ['answer', 'followed', 'accepted', 'decision', 'meeting'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * What staff decided. Of a contribution: `unpublished` is what they took back. Of a question or an answer under it:
 * `hidden` is what they took down, `shown` what they put back.
 */
export const noticeOutcomes = ['published', 'returned', 'rejected', 'unpublished', 'hidden', 'shown'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** A meeting is told of so long before it begins. Milliseconds. */
export const meetingNotice = 24 * 3_600_000;
