import type { AreaVerbs } from '../verb';
import { listAnnotations, saveAnnotations } from './annotations';

export const annotationsVerbs = {
  'annotations.list': listAnnotations,
  'annotations.save': saveAnnotations,
} satisfies AreaVerbs<'annotations'>;
