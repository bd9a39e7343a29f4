/* Saved views of the office's lists. Whoever may read any section may call; the verb asks for the right to the list. */
import { adminSections } from '@tvacha/shared-contract/sections';
import { operation, staffOfAny } from '../access';

const reader = staffOfAny(adminSections, 'read');

export const listViews = operation('admin.views.list', 'GET', '/api/admin/views', reader);
export const createView = operation('admin.views.create', 'POST', '/api/admin/views', reader);
export const updateView = operation('admin.views.update', 'PUT', '/api/admin/views', reader);
export const deleteView = operation('admin.views.delete', 'DELETE', '/api/admin/views', reader);
export const preferView = operation('admin.views.prefer', 'POST', '/api/admin/views/default', reader);
