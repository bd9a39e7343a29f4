import { z } from 'zod';
import { contributionKinds, contributionStates } from '../vocabulary';
import { specialitySchema } from './content';
import { contributionDetailsSchemas, pictureKinds } from './contribution-details';
import { plainLine, plainText } from './plain-text';
import { idSchema, peerSchema } from './user';

/** Most pictures of one contribution. */
export const mostPictures = 10;

/** A smaller copy of a picture: its width in pixels, and a link to it as the picture has one. */
const thumbnailSchema = z.object({ width: z.number().int(), url: z.string() });

/** A contribution in a list. */
export const contributionSchema = z.object({
  _id: idSchema,
  type: z.enum(contributionKinds),
  title: z.string(),
  summary: z.string(),
  diagnosis: z.string(),
  speciality: specialitySchema.nullable(),
  author: peerSchema,
  /** A link to the smallest copy of the first picture for this caller alone, good for some minutes. */
  cover: z.string().nullable(),
  /** The same at each width there is, the narrowest first. */
  covers: z.array(thumbnailSchema),
  pictures: z.number().int(),
  state: z.enum(contributionStates),
  createdAt: z.iso.datetime(),
  own: z.boolean(),
});
export type Contribution = z.output<typeof contributionSchema>;

export const pictureSchema = z.object({
  _id: idSchema,
  url: z.string(),
  caption: z.string(),
  /** In pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The narrowest first. */
  thumbnails: z.array(thumbnailSchema),
});
export type Picture = z.output<typeof pictureSchema>;

/** What its contributor sees of it beyond what others do. */
export const ownContributionSchema = z.object({
  ownsRights: z.boolean(),
  rejectionReason: z.string().nullable(),
  consent: z
    .object({ version: z.string(), givenAt: z.iso.datetime(), withdrawnAt: z.iso.datetime().nullable() })
    .nullable(),
});

const detail = contributionSchema.omit({ type: true, cover: true, covers: true, pictures: true }).extend({
  pictures: z.array(pictureSchema),
  /** Null for everyone but its contributor. */
  mine: ownContributionSchema.nullable(),
});
export const contributionDetailSchema = z.discriminatedUnion('type', [
  detail.extend({ type: z.literal('case'), details: contributionDetailsSchemas.case }),
  detail.extend({ type: z.literal('image'), details: contributionDetailsSchemas.image }),
]);
export type ContributionDetail = z.output<typeof contributionDetailSchema>;

const age = z.number().int().min(0).max(120);
const site = plainLine(2, 200);

/** What is told of a patient: age, sex and site, nothing that says who it is. */
const given = {
  case: z.strictObject({
    age,
    sex: z.enum(['female', 'male', 'other']),
    site,
    history: plainText(10, 4000),
    examination: plainText(10, 4000),
    investigations: plainText(0, 4000).default(''),
    treatment: plainText(2, 4000),
    outcome: plainText(0, 4000).default(''),
    teachingPoint: plainLine(0, 200).default(''),
  }),
  image: z.strictObject({
    picture: z.enum(pictureKinds),
    site,
    age: age.nullable().default(null),
    findings: plainText(10, 4000),
  }),
};

const base = {
  title: plainLine(5, 150),
  summary: plainText(20, 1000),
  diagnosis: plainLine(0, 200).default(''),
  speciality: idSchema.nullable().default(null),
  /** Whether the contributor owns the rights in text and pictures. */
  ownsRights: z.boolean(),
  /** The words that were shown and agreed to, in their version (SEC-44). */
  consent: z.strictObject({ version: z.string().max(20), text: z.string().max(4000) }).optional(),
  /** One for each picture that is sent along, in their order. */
  captions: z.array(plainLine(0, 200)).max(5).default([]),
};
const changed = { ...base, removePictures: z.array(idSchema).max(mostPictures).default([]) };

export const newContributionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('case'), ...base, details: given.case }),
  z.strictObject({ type: z.literal('image'), ...base, details: given.image }),
]);

export const changedContributionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('case'), ...changed, details: given.case }),
  z.strictObject({ type: z.literal('image'), ...changed, details: given.image }),
]);
