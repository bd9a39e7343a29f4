import { z } from 'zod';
import {
  changedContributionSchema,
  contributionDetailSchema,
  contributionSchema,
  newContributionSchema,
} from '../entities/contribution';
import { pageOf, pageQuery, searchText } from '../entities/page';
import { specialityKeySchema } from '../entities/speciality-key';
import { idSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { contributionKinds, contributionStates } from '../vocabulary';

const byId = z.strictObject({ id: idSchema });
const files = { contributionImage: 'contributionImage' } as const;

export const contributionsOperations = {
  'contributions.list': {
    summary: "Published cases and images, or the caller's own in any state",
    query: z.strictObject({
      type: z.enum(contributionKinds).optional(),
      mine: z.enum(['true', 'false']).default('false'),
      state: z.enum(contributionStates).optional(),
      speciality: specialityKeySchema.optional(),
      search: searchText.optional(),
      sort: z.enum(['newest', 'oldest', 'title']).default('newest'),
      ...pageQuery(100, 24),
    }),
    result: pageOf(contributionSchema),
    codes: ['SUCCESS'],
  },
  'contributions.details': {
    summary: 'One case or image with its pictures',
    query: byId,
    result: contributionDetailSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'contributions.nocopyright': {
    summary: "The caller's own contributions that are kept back because the rights in them are not theirs",
    query: z.strictObject(pageQuery(100, 24)),
    result: pageOf(contributionSchema),
    codes: ['NO_COPYRIGHT', 'NO_DATA_EXISTS'],
  },
  'contributions.create': {
    summary: "Share a case or an image; it is published once the team approved it. Needs the patient's consent",
    body: newContributionSchema,
    files,
    result: contributionDetailSchema,
    codes: [
      'CASE_CONTRIBUTION_ADDED',
      'IMAGE_CONTRIBUTION_ADDED',
      'CONSENT_NOT_AVAILABLE',
      'NO_COPYRIGHT',
      'DOCUMENT_VALIDATION_ERROR',
      'RATE_LIMITED',
    ],
  },
  'contributions.update': {
    summary: 'Change an own contribution; it waits for approval again',
    query: byId,
    body: changedContributionSchema,
    files,
    result: contributionDetailSchema,
    codes: [
      'UPDATE_SUCCCESS',
      'NOT_FOUND',
      'CONSENT_NOT_AVAILABLE',
      'NO_COPYRIGHT',
      'DOCUMENT_VALIDATION_ERROR',
      'RATE_LIMITED',
    ],
  },
  'contributions.delete': {
    summary: 'Remove an own contribution and its pictures',
    query: byId,
    result: z.null(),
    codes: ['DELETED', 'NOT_FOUND'],
  },
  'contributions.withdraw': {
    summary: "Take the patient's consent back: nobody sees the contribution any more, its pictures are removed",
    body: byId,
    result: contributionDetailSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'contributions'>, OperationShape>;
