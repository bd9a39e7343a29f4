import { mayRead, type Subject } from '@tvacha/shared-contract/permissions';
import type { MenuItem } from './menu-item';

export interface Viewer {
  subject: Subject;
  /** Whether a page answers this path. */
  exists: (path: string) => boolean;
}

/**
 * Leaves what this viewer is offered: by role, by `read` on the section, and only pages that exist (NAV-08).
 * An entry without a page of its own goes when nothing is left under it.
 */
export function filterMenu(items: readonly MenuItem[], viewer: Viewer): MenuItem[] {
  return items.flatMap((item) => {
    const { path, isFile, roles, section } = item;
    if (roles && !roles.includes(viewer.subject.role)) return [];
    if (section && !mayRead(viewer.subject, section)) return [];
    if (path && !isFile && !viewer.exists(path)) return [];
    const children = item.children ? filterMenu(item.children, viewer) : undefined;
    if (!path && !children?.length) return [];
    return [children ? { ...item, children } : item];
  });
}
