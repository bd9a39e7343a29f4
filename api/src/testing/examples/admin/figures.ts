import type { Examples } from '../example';

export const adminFiguresExamples: Examples<'admin/figures'> = {
  'admin.funnel': { query: { by: 'month' } },
  'admin.reads': { query: { days: 90, type: 'article' } },
  'admin.misses': { query: { days: 7 } },
  'admin.places': { query: { days: 7 } },
};
