import type { Ctx } from '../services/ctx';

/** What the app is made with; a ctx is this and a caller. */
export type Services = Omit<Ctx, 'caller'>;
