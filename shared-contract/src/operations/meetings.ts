import { z } from 'zod';
import { attendedTypes } from '../content-kinds';
import { pageOf, pageQuery, searchText } from '../entities/page';
import { idSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { meetingRoutes } from '../routes/meetings';

const registrationSchema = z.object({
  _id: idSchema,
  type: z.enum(attendedTypes),
  title: z.string(),
  startsAt: z.iso.datetime().nullable(),
  registeredAt: z.iso.datetime(),
});

export const meetingOperations = {
  'events.register': {
    summary:
      'Come to a webinar, an open house, a journal club or an event that is still to be; once, however often it is said',
    body: z.strictObject({ id: idSchema }),
    result: z.object({ registered: z.literal(true) }),
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'events.cancel': {
    summary: 'Not come after all, while it is still to be',
    body: z.strictObject({ id: idSchema }),
    result: z.object({ registered: z.literal(false) }),
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'events.registrations': {
    summary: 'What the caller comes to, or came to',
    query: z.strictObject({
      when: z.enum(['upcoming', 'past']).optional(),
      search: searchText.optional(),
      sort: z.enum(['soonest', 'newest']).default('soonest'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(registrationSchema),
    codes: ['SUCCESS'],
  },
} satisfies Record<keyof typeof meetingRoutes, OperationShape>;
