import { z } from 'zod';

/** A member as other members see them: name and city, nothing to reach them by (SEC-30). */
export const peerSchema = z.object({ name: z.string(), city: z.string() });
export type Peer = z.output<typeof peerSchema>;
