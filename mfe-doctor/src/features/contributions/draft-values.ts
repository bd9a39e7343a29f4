import type { ContributionDetail, Picture } from '@tvacha/shared-contract';
import { brokenRule, contributionRules } from '@tvacha/shared-contract/form-rules';
import type { BodySite, ContributionKind, SkinTone } from '@tvacha/shared-contract/vocabulary';
import type { CallInput } from '@tvacha/shared-core/http';
import { arrangementOf } from './arrange-pictures';

/** What stands in the fields of a draft, of whichever kind. */
// A form takes no interface, which could have further fields.
export type DraftValues = {
  age: string;
  sex: string;
  bodySite: string;
  site: string;
  skinTone: string;
  picture: string;
  title: string;
  summary: string;
  speciality: string;
  history: string;
  examination: string;
  investigations: string;
  findings: string;
  diagnosis: string;
  treatment: string;
  outcome: string;
  teachingPoint: string;
  ownsRights: boolean;
  /** Order, captions and ticks of the pictures: see `arrange-pictures`. */
  pictures: string;
  /** The one that this was written from; kept with the draft in the tab. */
  version: string;
};

/** What a field holds where nothing is chosen. */
export const none = 'none';
const told = (value: string | null) => value ?? none;

/** The fields of a contribution as the server has it. */
export function valuesOf({ details, ...contribution }: ContributionDetail): DraftValues {
  const all: Record<string, unknown> = details;
  const text = (name: string) => (typeof all[name] === 'string' ? all[name] : '');
  return {
    age: details.age === null ? '' : String(details.age),
    sex: text('sex') || none,
    bodySite: told(contribution.bodySite),
    site: details.site,
    skinTone: told(contribution.skinTone),
    picture: text('picture') || none,
    title: contribution.title,
    summary: contribution.summary,
    speciality: contribution.speciality?._id ?? none,
    history: text('history'),
    examination: text('examination'),
    investigations: text('investigations'),
    findings: text('findings'),
    diagnosis: contribution.diagnosis,
    treatment: text('treatment'),
    outcome: text('outcome'),
    teachingPoint: text('teachingPoint'),
    ownsRights: contribution.mine?.ownsRights ?? false,
    pictures: arrangementOf(contribution.pictures),
    version: String(contribution.mine?.version ?? 1),
  };
}

type Body = CallInput<'contributions.save'>['body'];
const chosen = <Value extends string>(value: string) => (value === none || value === '' ? null : (value as Value));

/** What the server keeps of it. */
export function bodyOf(
  type: ContributionKind,
  values: DraftValues,
  pictures: readonly Pick<Picture, '_id' | 'caption' | 'checked'>[],
): Body {
  const { title, summary, diagnosis, ownsRights, site, version } = values;
  const age = values.age.trim() === '' ? null : Number(values.age);
  const common = {
    title,
    summary,
    diagnosis,
    ownsRights,
    speciality: chosen(values.speciality),
    bodySite: chosen<BodySite>(values.bodySite),
    skinTone: chosen<SkinTone>(values.skinTone),
    version: Number(version),
    pictures: pictures.map(({ _id, caption, checked }) => ({ _id, caption, checked })),
  };
  if (type === 'image')
    return {
      ...common,
      type,
      details: { age, site, picture: chosen<'clinical'>(values.picture), findings: values.findings },
    };
  const { history, examination, investigations, treatment, outcome, teachingPoint } = values;
  return {
    ...common,
    type,
    details: {
      age,
      sex: chosen<'female'>(values.sex),
      site,
      history,
      examination,
      investigations,
      treatment,
      outcome,
      teachingPoint,
    },
  };
}

/** The same for whatever is the same to the server, which trims texts, but for the version. */
export const sameness = (body: Body): string =>
  JSON.stringify({ ...body, version: 0 }, (_, value) => (typeof value === 'string' ? value.trim() : value));

/** The fields that the server would not take as they stand. */
export const unsoundFields = (values: DraftValues) =>
  (Object.keys(contributionRules) as (keyof typeof contributionRules)[]).filter((field) =>
    brokenRule(contributionRules[field], values[field]),
  );
