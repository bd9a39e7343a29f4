import type { AreaVerbs } from '../../verb';
import { createEntry, deleteEntry, listEntries, reorderEntries, updateEntry } from './site-entries';

export const adminSiteVerbs = {
  'admin.sitemap.list': listEntries,
  'admin.sitemap.create': createEntry,
  'admin.sitemap.update': updateEntry,
  'admin.sitemap.reorder': reorderEntries,
  'admin.sitemap.delete': deleteEntry,
} satisfies AreaVerbs<'admin/site'>;
