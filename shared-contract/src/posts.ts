/** What members write to each other in threads. */
export const postKinds = ['question', 'answer'] as const;
export type PostKind = (typeof postKinds)[number];

/** What staff do about a post: take it down, show it again, find it in order. */
export const postDecisions = ['hidden', 'shown', 'cleared'] as const;
export type PostDecision = (typeof postDecisions)[number];
