import { z } from 'zod';
import { bodySites, contributionKinds, contributionStates, skinTones } from '../vocabulary';
import { specialitySchema } from './content';
import { contributionDetailsSchemas, pictureKinds, sexes } from './contribution-details';
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
  bodySite: z.enum(bodySites).nullable(),
  skinTone: z.enum(skinTones).nullable(),
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
  /** From 0 to 1, how much of what is needed is there; null where its author does not write it. */
  completeness: z.number().min(0).max(1).nullable(),
});
export type Contribution = z.output<typeof contributionSchema>;

export const pictureSchema = z.object({
  _id: idSchema,
  url: z.string(),
  caption: z.string(),
  /** Its author looked, and found no face, tattoo, name or label in it. */
  checked: z.boolean(),
  /** In pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The narrowest first. */
  thumbnails: z.array(thumbnailSchema),
});
export type Picture = z.output<typeof pictureSchema>;

/** What the team may write a note to. */
export const noteFields = [
  'title',
  'summary',
  'diagnosis',
  'patient',
  'history',
  'examination',
  'investigations',
  'treatment',
  'outcome',
  'teachingPoint',
  'findings',
  'pictures',
  'consent',
] as const;
export const noteSchema = z.strictObject({ field: z.enum(noteFields), text: plainText(2, 500) });
export type Note = z.output<typeof noteSchema>;

/** How far a draft is. */
export const draftStateSchema = z.object({
  /** Goes up with each change; a change says which one it was made from. */
  version: z.number().int(),
  completeness: z.number().min(0).max(1),
  /** What is not there yet, or not as it has to be: names of fields, `pictures`, `checked`. */
  missing: z.array(z.string()),
});
export type DraftState = z.output<typeof draftStateSchema>;

/** What its contributor sees of it beyond what others do. */
export const ownContributionSchema = draftStateSchema.extend({
  /** What the team wants changed, where it was returned. */
  notes: z.array(noteSchema),
  ownsRights: z.boolean(),
  rejectionReason: z.string().nullable(),
  consent: z
    .object({ version: z.string(), givenAt: z.iso.datetime(), withdrawnAt: z.iso.datetime().nullable() })
    .nullable(),
});

const detail = contributionSchema
  .omit({ type: true, cover: true, covers: true, pictures: true, completeness: true })
  .extend({
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
    sex: z.enum(sexes),
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

const headings = {
  title: plainLine(5, 150),
  summary: plainText(20, 1000),
  diagnosis: plainLine(0, 200).default(''),
  speciality: idSchema.nullable().default(null),
  bodySite: z.enum(bodySites).nullable().default(null),
  skinTone: z.enum(skinTones).nullable().default(null),
};
/** The words that were shown and agreed to, in their version (SEC-44). */
export const givenConsentSchema = z.strictObject({ version: z.string().max(20), text: z.string().max(4000) });

const base = {
  ...headings,
  /** Whether the contributor owns the rights in text and pictures. */
  ownsRights: z.boolean(),
  consent: givenConsentSchema.optional(),
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

/** As much of a contribution as was written; anything may be empty. */
const started = {
  title: plainLine(0, 150).default(''),
  summary: plainText(0, 1000).default(''),
  diagnosis: headings.diagnosis,
  speciality: headings.speciality,
  bodySite: headings.bodySite,
  skinTone: headings.skinTone,
  ownsRights: z.boolean().default(false),
};
const startedText = plainText(0, 4000).default('');
const startedLine = plainLine(0, 200).default('');
const startedDetails = {
  case: z.strictObject({
    age: age.nullable().default(null),
    sex: z.enum(sexes).nullable().default(null),
    site: startedLine,
    history: startedText,
    examination: startedText,
    investigations: startedText,
    treatment: startedText,
    outcome: startedText,
    teachingPoint: startedLine,
  }),
  image: z.strictObject({
    picture: z.enum(pictureKinds).nullable().default(null),
    site: startedLine,
    age: age.nullable().default(null),
    findings: startedText,
  }),
};
const draftOf = <Extra extends z.core.$ZodLooseShape>(extra: Extra) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('case'), ...started, ...extra, details: startedDetails.case }),
    z.strictObject({ type: z.literal('image'), ...started, ...extra, details: startedDetails.image }),
  ]);

export const begunContributionSchema = draftOf({});

export const savedContributionSchema = draftOf({
  /** The one that this was written from. */
  version: z.number().int().min(1),
  /** The pictures that are there, in their order; one that is not named stays behind them as it is. */
  pictures: z
    .array(z.strictObject({ _id: idSchema, caption: plainLine(0, 200).default(''), checked: z.boolean() }))
    .max(mostPictures)
    .default([]),
});
export type SavedContribution = z.output<typeof savedContributionSchema>;

/** What has to be there before a draft is sent to the team: as for any contribution, and how it is found in lists. */
export const readyContributionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('case'),
    ...ready(),
    details: z.object({ ...given.case.shape, teachingPoint: plainLine(5, 200) }),
  }),
  z.object({ type: z.literal('image'), ...ready(), details: z.object(given.image.shape) }),
]);

function ready() {
  const { title, summary } = headings;
  return {
    title,
    summary,
    diagnosis: plainLine(2, 200),
    bodySite: z.enum(bodySites),
    skinTone: z.enum(skinTones),
    ownsRights: z.literal(true),
  };
}
