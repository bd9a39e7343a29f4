import type { AreaVerbs } from '../../verb';
import { listBarePlaces } from './list-bare-places';
import { listMisses } from './list-misses';
import { listMostRead } from './list-most-read';
import { showFunnel } from './show-funnel';

export const adminFiguresVerbs = {
  'admin.funnel': showFunnel,
  'admin.reads': listMostRead,
  'admin.misses': listMisses,
  'admin.places': listBarePlaces,
} satisfies AreaVerbs<'admin/figures'>;
