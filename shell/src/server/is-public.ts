import type { Page } from '../frame/page/find-page';
import { askedOf } from '../frame/session/guard';

/**
 * Whether a page begins the same for everyone, and may be shown to all the world. What is kept for members does not,
 * even where no release answers it yet: a member's browser lets them in at once.
 */
export function isPublic(page: Page, path: string): boolean {
  if (page.kind === 'shell') return !page.row.private;
  if (page.kind === 'remote') return Boolean(page.route.prerender && !page.route.roles && !page.route.section);
  return page.kind === 'none' && (askedOf(page, path)?.roles.includes('all') ?? true);
}
