import { canAdmin, canRead, type Subject } from '@tvacha/shared-contract/permissions';
import { type AdminSection, adminSections, type ReadingSection, type Section } from '@tvacha/shared-contract/sections';
import type { MenuItem } from './menu-item';

export interface Viewer {
  subject: Subject;
  /** Whether a page answers this path. */
  exists: (path: string) => boolean;
}

const isAdminSection = (section: Section): section is AdminSection => adminSections.some((known) => known === section);

/** The menus' permission check: the section with flag `read`. */
export function maySee(subject: Subject, section: Section): boolean {
  return isAdminSection(section)
    ? canAdmin(subject, section, 'read')
    : canRead(subject, section satisfies ReadingSection, 'read');
}

/**
 * Leaves what this viewer is offered: by role, by `read` on the section, and only pages that exist (NAV-08).
 * An entry without a page of its own goes when nothing is left under it.
 */
export function filterMenu(items: readonly MenuItem[], viewer: Viewer): MenuItem[] {
  return items.flatMap((item) => {
    const { path, isFile, roles, section } = item;
    if (roles && !roles.includes(viewer.subject.role)) return [];
    if (section && !maySee(viewer.subject, section)) return [];
    if (path && !isFile && !viewer.exists(path)) return [];
    const children = item.children ? filterMenu(item.children, viewer) : undefined;
    if (!path && !children?.length) return [];
    return [children ? { ...item, children } : item];
  });
}
