import type { Resource } from '@tvacha/shared-core/resources';

/**
 * The lists and records of what one comes to, which registering puts out of date. `kinds.ts` fills it: that module knows
 * the screens of meetings, which registering is a part of, and so it cannot be imported here.
 */
export const meetingResources: Pick<Resource<string, undefined, unknown>, 'invalidate'>[] = [];
