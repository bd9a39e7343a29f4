import type { ContentType } from '@tvacha/shared-contract';
import { type SpecialitySlug, specialitySlugs } from '../specialities';

export interface ResourceSeed {
  type: ContentType;
  title: string;
  speciality: SpecialitySlug;
  publishedOn: string;
  summary: string;
}

const isSpeciality = (text: string): text is SpecialitySlug => specialitySlugs.some((slug) => slug === text);

/** Reads resources of one type, one a line: title, speciality, date, summary. */
export const resourcesOf = (type: ContentType, lines: string): ResourceSeed[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', speciality = '', publishedOn = '', summary = ''] = line.split('|').map((part) => part.trim());
      if (!isSpeciality(speciality) || summary === '') throw new Error(`This resource cannot be read: ${line}`);
      return { type, title, speciality, publishedOn, summary };
    });
