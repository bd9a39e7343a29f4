import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';

export type SectionNumber = 0 | 1 | 2 | 3 | 4;
export type SectionKey = (typeof patientSections)[number]['key'];

export const sectionNumbers: readonly SectionNumber[] = [0, 1, 2, 3, 4];

/** The section that a URL's `section=N` names, or nothing where N is none of the five. */
export const parseSection = (text: string | null): SectionNumber | undefined =>
  sectionNumbers.find((number) => String(number) === text);

export const sectionKey = (section: SectionNumber): SectionKey => patientSections[section].key;

/** The link of a section over all topics; its name travels along as the product's URLs have it. */
export const sectionHref = (section: SectionNumber): string =>
  paths.patientCategory({ speciality: 'all', section, name: patientSections[section].title });

/** The section's name as the product's URLs carry it. */
export const sectionName = (section: SectionNumber): string => patientSections[section].title;
