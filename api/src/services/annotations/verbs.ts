import type { AreaVerbs } from '../verb';
import { listAnnotations, saveAnnotations } from './annotations';
import { listEarlier } from './earlier';
import { addMarkPicture, linkMarkPicture } from './pictures';

export const annotationsVerbs = {
  'annotations.list': listAnnotations,
  'annotations.earlier': listEarlier,
  'annotations.save': saveAnnotations,
  'annotations.pictures.add': addMarkPicture,
  'annotations.pictures.link': linkMarkPicture,
} satisfies AreaVerbs<'annotations'>;
