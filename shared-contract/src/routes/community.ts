import type { Route } from './access';

/** What members and visitors write: contributions, questions and answers, chats, messages to the team. */
export const communityRoutes = {} as const satisfies Record<string, Route>;
