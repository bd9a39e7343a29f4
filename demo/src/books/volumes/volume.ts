import type { Cover } from '@tvacha/shared-contract';
import type { SpecialitySlug } from '../../specialities';
import type { Chapter } from '../chapter';

/** A book of many pages: a preface, and chapters in parts. */
export interface Volume {
  title: string;
  summary: string;
  author: string;
  speciality: SpecialitySlug;
  publishedOn: string;
  cover: Cover;
  language: 'en-IN' | 'hi-IN';
  preface: Chapter;
  parts: readonly { title: string; chapters: readonly Chapter[] }[];
}
