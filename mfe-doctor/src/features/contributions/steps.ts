import { contributionPaths } from './contributions';

export const steps = ['patient', 'story', 'pictures', 'teaching', 'consent'] as const;
export type StepName = (typeof steps)[number];

const fields: Record<StepName, readonly string[]> = {
  patient: ['patient', 'age', 'sex', 'bodySite', 'skinTone', 'site'],
  story: ['title', 'summary', 'history', 'examination', 'investigations', 'picture', 'findings'],
  pictures: ['pictures', 'checked', 'underWay'],
  teaching: ['diagnosis', 'treatment', 'outcome', 'teachingPoint'],
  consent: ['consent', 'ownsRights'],
};

/** The step of the form that has a field, by the name that the server or an editor’s note calls it. */
export function stepOf(field: string): StepName {
  const name = field.replace(/^details\./, '');
  return steps.find((step) => fields[step].includes(name)) ?? 'patient';
}

/** Where a step of a draft is written. */
export const stepPath = (id: string, step: StepName): string => `${contributionPaths.edit(id)}?step=${step}`;
