/* Dashboard: where registrations end, what is read, what is searched for in vain, and where no doctor is. */
import { operation, staff } from '../access';

export const showFunnel = operation('admin.funnel', 'GET', '/api/admin/figures/funnel', staff('Dashboard', 'read'));
export const listMostRead = operation('admin.reads', 'GET', '/api/admin/figures/reads', staff('Dashboard', 'read'));
export const listMisses = operation('admin.misses', 'GET', '/api/admin/figures/misses', staff('Dashboard', 'read'));
export const listBarePlaces = operation('admin.places', 'GET', '/api/admin/figures/places', staff('Dashboard', 'read'));
