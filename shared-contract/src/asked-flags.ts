import { type Flag, readingSections, type Section } from './sections';

const all = ['read', 'create', 'update', 'delete'] as const;
const written: readonly Section[] = ['Questions', 'Contribution Images', 'Contribution Cases'];

/**
 * The flags that anything asks for on a section: an operation, or for `read` of what members read also a menu. Any
 * other flag of it opens nothing. A browser has no table of operations, so this stands here; a test holds it to that.
 */
export const askedFlags: Readonly<Record<Section, readonly Flag[]>> = {
  ...(Object.fromEntries(
    readingSections.map((section) => [section, written.includes(section) ? all : (['read'] as const)]),
  ) as Record<(typeof readingSections)[number], readonly Flag[]>),
  Dashboard: ['read'],
  'User Verification': ['read', 'update', 'delete', 'approve'],
  'Invalid Customer Ids': all,
  Chats: ['read', 'create', 'update'],
  Publishers: all,
  'Content Approval': ['read', 'create', 'update', 'delete', 'approve'],
  'User Roles': all,
  'Site Map': all,
};
