import { type Flag, type ReadingSection, readingSections, type Section } from './sections';

const reading: readonly Flag[] = ['read'];
const keeping: readonly Flag[] = ['read', 'create', 'update', 'delete'];
/** What members write too. */
const written: readonly Section[] = ['Questions', 'Contribution Images', 'Contribution Cases'];

/**
 * The flags that anything asks for on a section: an operation, or for `read` of what members read also a menu. Any
 * other flag of it opens nothing. A browser has no table of operations, so this stands here; a test holds it to that.
 */
export const askedFlags: Readonly<Record<Section, readonly Flag[]>> = {
  ...(Object.fromEntries(
    readingSections.map((section) => [section, written.includes(section) ? keeping : reading]),
  ) as Record<ReadingSection, readonly Flag[]>),
  Dashboard: ['read', 'approve'],
  'User Verification': [...keeping, 'approve'],
  'Invalid Customer Ids': keeping,
  Chats: keeping,
  Publishers: keeping,
  'Content Approval': [...keeping, 'approve'],
  'User Roles': keeping,
  'Site Map': keeping,
};
