import type { Route } from './access';

/** Quizzes, polls and courses: what members take part in. */
export const learningRoutes = {} as const satisfies Record<string, Route>;
