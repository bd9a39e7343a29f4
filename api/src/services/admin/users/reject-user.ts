import { compose } from '../../../notify/compose';
import type { Verb } from '../../verb';
import { decide } from './decide';

/** Turns a pending doctor down with a reason that they can read (ADM-03). */
export const rejectUser: Verb<'admin.users.reject'> = async ({ ctx, input }) => {
  const { id, reason } = input.body;
  const decision = { approval: 'rejected', rejectionReason: reason } as const;
  const applicant = await decide(ctx, id, decision, ({ name_titel, fullName }, place) =>
    compose('application.rejected', place, { name: `${name_titel} ${fullName}`.trim(), reason }),
  );
  return { code: 'REJECTED', result: applicant };
};
