import type { eventRegistrations } from '@tvacha/api/schema';
import { chance, happens } from '../chance';
import type { ContentInsert } from '../rows';
import type { Around } from '../when';

/** Who comes: between an eighth and half of the doctors; the demo doctor to every second meeting. */
export const registrationRows = (
  contents: readonly ContentInsert[],
  doctorIds: readonly string[],
  demoId: string,
  { now }: Around,
): (typeof eventRegistrations.$inferInsert)[] =>
  contents
    .filter(({ startsAt, status }) => startsAt && status !== 'draft')
    .flatMap(({ id = '', startsAt, createdAt }, at) => {
      const from = (createdAt ?? now).getTime();
      const until = Math.min(now.getTime(), (startsAt ?? now).getTime());
      const share = 12 + chance(id, 38);
      return doctorIds.flatMap((userId) => {
        const key = `${id}/${userId}`;
        if (userId === demoId ? at % 2 === 1 : !happens(key, share)) return [];
        const span = Math.max(1, Math.floor((until - from) / 60_000));
        return [{ contentId: id, userId, createdAt: new Date(from + chance(`${key}/when`, span) * 60_000) }];
      });
    });
