import type { Result } from '@tvacha/shared-contract';
import { mayRead } from '@tvacha/shared-contract/permissions';
import type { Verb } from '../../verb';
import { queues } from './queues';

type Counts = Result<'admin.waiting'>;

/** What waits in each section: all that its staff decide on or answer. */
const ofSection = {
  'User Verification': ['applications'],
  'Invalid Customer Ids': ['invalidCodes'],
  Chats: ['chats', 'messages'],
  'Content Approval': ['contents', 'contributions'],
} as const satisfies Record<keyof Counts, readonly (keyof typeof queues)[]>;

/** How much waits in each section that the caller may read; of the others nothing is said, nor counted. */
export const showWaiting: Verb<'admin.waiting'> = async ({ ctx }) => {
  const result: Counts = {};
  for (const section of Object.keys(ofSection) as (keyof Counts)[]) {
    if (!mayRead(ctx.caller, section)) continue;
    let all = 0;
    for (const queue of ofSection[section]) all += (await queues[queue](ctx)).total;
    result[section] = all;
  }
  return { code: 'SUCCESS', result };
};
