import type { AreaVerbs } from '../../verb';
import { createView, deleteView, updateView } from './edit-views';
import { listViews, preferView } from './views';

export const adminViewsVerbs = {
  'admin.views.list': listViews,
  'admin.views.create': createView,
  'admin.views.update': updateView,
  'admin.views.delete': deleteView,
  'admin.views.prefer': preferView,
} satisfies AreaVerbs<'admin/views'>;
