import { z } from 'zod';
import {
  begunContributionSchema,
  changedContributionSchema,
  contributionDetailSchema,
  contributionSchema,
  draftStateSchema,
  givenConsentSchema,
  newContributionSchema,
  pictureSchema,
  savedContributionSchema,
} from '../entities/contribution';
import { pageOf, pageQuery, searchText } from '../entities/page';
import { specialityKeySchema } from '../entities/speciality-key';
import { idSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { bodySites, contributionKinds, contributionStates, skinTones } from '../vocabulary';

const byId = z.strictObject({ id: idSchema });
const byVersion = z.strictObject({ id: idSchema, version: z.number().int().min(1) });
const counted = <Values extends readonly string[]>(values: Values) =>
  z.array(z.object({ value: z.enum(values), count: z.number().int() }));
const files = { contributionImage: 'contributionImage' } as const;

export const contributionsOperations = {
  'contributions.list': {
    summary: "Published cases and images, or the caller's own in any state",
    query: z.strictObject({
      type: z.enum(contributionKinds).optional(),
      mine: z.enum(['true', 'false']).default('false'),
      state: z.enum(contributionStates).optional(),
      speciality: specialityKeySchema.optional(),
      bodySite: z.enum(bodySites).optional(),
      skinTone: z.enum(skinTones).optional(),
      search: searchText.optional(),
      sort: z.enum(['newest', 'oldest', 'title']).default('newest'),
      ...pageQuery(100, 24),
    }),
    result: pageOf(contributionSchema).extend({
      /** How many each choice would leave, the other filters kept. */
      counts: z.object({
        type: counted(contributionKinds),
        state: counted(contributionStates),
        bodySite: counted(bodySites),
        skinTone: counted(skinTones),
      }),
    }),
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
  'contributions.begin': {
    summary: 'Begin a draft; it is seen by its author alone until it is submitted',
    body: begunContributionSchema,
    result: contributionDetailSchema,
    codes: ['SUCCESS', 'RATE_LIMITED'],
  },
  'contributions.save': {
    summary: 'Keep a draft as far as it is, with words to its pictures and their order',
    query: byId,
    body: savedContributionSchema,
    result: draftStateSchema,
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'contributions.pictures.add': {
    summary: 'Add one picture to a draft; the same picture sent again is there once',
    query: byId,
    body: z.strictObject({ caption: z.string().max(200).default('') }),
    files,
    result: draftStateSchema.extend({ picture: pictureSchema }),
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT', 'DOCUMENT_VALIDATION_ERROR', 'RATE_LIMITED'],
  },
  'contributions.pictures.remove': {
    summary: 'Remove one picture of a draft',
    query: z.strictObject({ id: idSchema, picture: idSchema }),
    result: draftStateSchema,
    codes: ['DELETED', 'NOT_FOUND', 'CONFLICT'],
  },
  'contributions.submit': {
    summary: "Send a draft to the team, with the patient's consent where none is in force",
    body: byVersion.extend({ consent: givenConsentSchema.optional() }),
    result: contributionDetailSchema,
    codes: [
      'CASE_CONTRIBUTION_ADDED',
      'IMAGE_CONTRIBUTION_ADDED',
      'NOT_FOUND',
      'CONFLICT',
      'CONSENT_NOT_AVAILABLE',
      'NO_COPYRIGHT',
    ],
  },
  'contributions.reopen': {
    summary: 'Make a draft of an own contribution again; nobody else sees it until the team approved it anew',
    body: byVersion,
    result: contributionDetailSchema,
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'contributions.withdraw': {
    summary: "Take the patient's consent back: nobody sees the contribution any more, its pictures are removed",
    body: byId,
    result: contributionDetailSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'contributions'>, OperationShape>;
